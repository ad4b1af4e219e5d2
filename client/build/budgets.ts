import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScripts, staticClosure } from './scripts.ts';
import { root } from '../../scripts/processes/services.ts';
import { systemShare, themeComponents } from './systemShare.ts';

/**
 * Maximum JavaScript that a page downloads before it is usable, in bytes after gzip, including all scripts that it
 * imports. A screen's budget assumes that it is the first page of a visit.
 */
const budgets = {
  landing: 181_000,
  landingIdle: 365_500,
  /**
   * A flow's first screens. Those with a search include 19 kB of MUI code; the seller's pages, which correct data and
   * ask for the account, are the largest.
   */
  screen: 333_000,
  screenWithSearch: 351_000,
  /**
   * In addition to the scripts of every page. Dashboard forms include the form kit, the uploads and the contact tools;
   * the seller's morning includes the list's rows, the texts of every step, and reminders; the board includes the list's
   * filters, to which its figures link.
   */
  dashboard: 70_000,
  dashboardForm: 123_500,
  /** Drawing code of the only page with charts, in addition to that page. */
  charts: 130_000,
  themeComponents: 10_000,
  /** Maximum number of scripts of a screen that a link, message or bookmark opens, and of the steps up to the offer. */
  scripts: 17,
};

const dist = join(root, 'client/dist');
if (!existsSync(join(dist, '.vite/scripts.json'))) {
  console.error("The client is not built: 'npm run build' first.");
  process.exit(1);
}
const scripts = await readScripts(dist);
const closure = (...modules: string[]): Set<string> =>
  new Set(staticClosure(scripts, modules).map(({ file }) => file));

const EVERY_PAGE = ['src/app/main.tsx', 'src/app/startApp.tsx'];
const BOARD = [...EVERY_PAGE, 'src/flows/dashboard/board/BoardScreen.tsx'];
const CHARTS = '../design-system/src/data/BarDrawing.tsx';
const chartsScript = [...scripts.values()].find(({ modules }) => modules.includes(CHARTS))?.file ?? '';
const FLOWS: Readonly<Record<string, readonly string[]>> = {
  holder: ['src/flows/holder/HolderAudience.tsx'],
  account: ['src/flows/account/AccountScreens.tsx'],
  biometry: ['src/flows/biometry/BiometrySteps.tsx'],
  seller: ['src/flows/seller/SellerSteps.tsx'],
  dashboard: [],
};
/** Screens that links, messages and bookmarks open, and the steps that follow. */
const ENTRIES = /start|preference|sign-(in|up)|Access|SellerSteps|dashboard/;
const FIRST_STEPS = new RegExp(`${ENTRIES.source}|by-(model|value)|personal-data`);

const landing = closure('src/app/main.tsx', 'src/app/landing/startLanding.tsx');
const shell = closure(...EVERY_PAGE);
const share = await systemShare('client/src/app/landing/startLanding.tsx');
if (share.modules < 10) throw new Error(`Only ${share.modules} modules of the design system were found.`);

const screens = [...scripts.values()]
  .flatMap(({ modules }) => modules)
  .filter((module) => /^src\/flows\/.*(Screen|SellerSteps)\.tsx$/.test(module))
  .map((module) => {
    const flow = module.split('/')[2] ?? '';
    const files = closure(...EVERY_PAGE, ...(FLOWS[flow] ?? []), module);
    return { module: module.replace('src/flows/', ''), flow, files, bytes: size(files) };
  })
  .toSorted((a, b) => b.bytes - a.bytes);

const faults = [
  report('landing page, before it can be used', size(landing), budgets.landing),
  report('  design system share: script with MUI, without React', share.script),
  report('  design system share: style', share.style),
  report('  the look of MUI’s components in the theme', await themeComponents(), budgets.themeComponents),
  report(
    'landing page, with what follows when idle',
    size(new Set([...landing, ...fetchedWhenIdle()])),
    budgets.landingIdle,
  ),
  report('every other page', size(shell)),
  ...screens.flatMap(({ module, flow, files, bytes }) => {
    const hasForm = [...files].some((file) => file.includes('/forms-'));
    if (flow === 'dashboard') {
      const allowed = hasForm ? budgets.dashboardForm : budgets.dashboard;
      return report(`  beyond it ${module}`, bytes - size(shell), allowed);
    }
    const hasSearch = [...files].some((file) => file.includes('/autocomplete-'));
    const allowed = hasSearch ? budgets.screenWithSearch : budgets.screen;
    return [
      report(`  ${module}, ${files.size} scripts`, bytes, FIRST_STEPS.test(module) ? allowed : undefined),
      FIRST_STEPS.test(module) && files.size > budgets.scripts
        ? `${module} takes ${files.size} scripts`
        : undefined,
    ];
  }),
  report(
    '  beyond dashboard/board, its charts',
    size(closure(...BOARD, CHARTS)) - size(closure(...BOARD)),
    budgets.charts,
  ),
  ...screens
    .filter(({ files }) => files.has(chartsScript))
    .map(({ module }) => `${module} loads the charts at once`),
].filter((fault) => fault !== undefined);
if (screens.length < 30) faults.push(`only ${screens.length} screens were found`);
if (faults.length > 0) {
  console.error(`Over budget: ${faults.join('; ')}`);
  process.exit(1);
}

/** Returns the scripts that the landing page prefetches when idle, which the build lists in the page. */
function fetchedWhenIdle(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = (/data-next="([^"]*)"/.exec(page)?.[1] ?? '')
    .split(' ')
    .map((path) => path.replace(/^\//, ''));
  if (files.length < 2) throw new Error('The landing page lists nothing to fetch at rest.');
  return files;
}

function size(files: ReadonlySet<string>): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
}

function report(what: string, bytes: number, budget?: number): string | undefined {
  const allowed = budget === undefined ? '' : ` of ${(budget / 1000).toFixed(0)} kB`;
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB${allowed.padEnd(12)} ${what}`);
  return budget !== undefined && bytes > budget ? `${what.trim()} is ${bytes} bytes` : undefined;
}
