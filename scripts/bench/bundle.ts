import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../processes/services.ts';
import { systemShare, themeComponents } from './systemShare.ts';

/**
 * What a page downloads as JavaScript, gzip, from the build's manifest: static closures of chunks, never single files.
 * Budgets: the landing page before it can be used, with what follows when idle, and what one route adds, and
 * what the dashboard's screens add together, shared parts counted with them.
 */
const budgets = {
  landing: 165_000,
  landingIdle: 255_000,
  // With the form kit, a script of 28 kB (decision 026).
  route: 66_000,
  themeComponents: 10_000,
  dashboard: 90_000,
};

type Chunk = Readonly<{
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}>;

const dist = join(root, 'client/dist');
const manifestPath = join(dist, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error("The client is not built: 'npm run build' first.");
  process.exit(1);
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Vite, of this documented form
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;

const landingEntry = entryNamed('landing');
const appEntry = entryNamed('app');
const landing = closure([landingEntry]);
const idle = closure([landingEntry, ...fetchedWhenIdle()]);
const app = closure([appEntry]);
const routes = Object.keys(manifest)
  .filter((key) => /Screen\.tsx$|Page\.tsx$/.test(key) && manifest[key]?.isEntry !== true)
  .map((key) => ({ key, added: difference(closure([key]), app) }));

const isDashboard = ({ key }: { key: string }) => key.includes('/dashboard/');
const screens = routes.filter(isDashboard).map(({ key }) => key);
const dashboard = difference(closure(screens), app);
const elsewhere = closure(routes.filter((route) => !isDashboard(route)).map(({ key }) => key));

const share = await systemShare('client/src/app/landing/main.tsx');
if (share.modules < 10) throw new Error(`Only ${share.modules} modules of the design system were found.`);

const faults = [
  report('landing page, before it can be used', size(landing), budgets.landing),
  report('  design system share: script with MUI, without React', share.script, undefined),
  report('  design system share: style', share.style, undefined),
  report(
    '  of it the look of MUI’s components in the theme',
    await themeComponents(),
    budgets.themeComponents,
  ),
  report('landing page, with what follows when idle', size(idle), budgets.landingIdle),
  report('any other first page, shell', size(app), undefined),
  ...routes
    .map(({ key, added }) => ({ key, bytes: size(added) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ key, bytes }) => report(`  + ${key.replace('src/', '')}`, bytes, budgets.route)),
  report('dashboard, its screens beyond the shell', size(dashboard), budgets.dashboard),
  report('  of it used by no other flow', size(difference(dashboard, elsewhere)), undefined),
].filter((fault) => fault !== undefined);
if (screens.length !== 4) faults.push(`${screens.length} screens of the dashboard were found, not 4`);
if (routes.length < 10) faults.push(`only ${routes.length} lazy routes were found`);
if (faults.length > 0) {
  console.error(`Over budget: ${faults.join('; ')}`);
  process.exit(1);
}

function entryNamed(name: string): string {
  const key = Object.keys(manifest).find((candidate) => {
    const chunk = manifest[candidate];
    return chunk?.isEntry === true && chunk.name === name;
  });
  if (key === undefined) throw new Error(`The build has no entry named ${name}.`);
  return key;
}

function closure(keys: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/** The scripts that the landing page fetches at rest: the build lists them in the page itself. */
function fetchedWhenIdle(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = (/data-next="([^"]*)"/.exec(page)?.[1] ?? '')
    .split(' ')
    .map((path) => path.replace(/^\//, ''));
  const keys = Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''));
  if (keys.length === 0) throw new Error('The landing page lists nothing to fetch at rest.');
  return keys;
}

function difference(keys: Set<string>, without: Set<string>): Set<string> {
  return new Set([...keys].filter((key) => !without.has(key)));
}

function size(keys: Set<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js')));
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file ?? '')), { level: 9 }).length,
    0,
  );
}

function report(what: string, bytes: number, budget: number | undefined): string | undefined {
  const allowed = budget === undefined ? '' : ` of ${(budget / 1000).toFixed(0)} kB`;
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB${allowed.padEnd(12)} ${what}`);
  return budget !== undefined && bytes > budget ? `${what.trim()} is ${bytes} bytes` : undefined;
}
