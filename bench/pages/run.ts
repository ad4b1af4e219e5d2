import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { quoteAddress } from '../../e2e/support/guestStart.ts';
import { PEOPLE, signIn } from '../../e2e/support/session.ts';
import { chromiumArguments, findOrInstallChromium } from '../../scripts/browser.ts';
import { audit, measureSlowdown, type Figures } from './audit.ts';
import { freePort, startProduct } from './product.ts';
import { serveReference } from './referencePage.ts';
import { reportPages, reportWalks, tableHead, tableRow } from './report.ts';
import { type Walk, walk } from './walk.ts';

/**
 * Measures the first screens on a mid-tier phone with slow 4G, compared with a minimal page (docs/quality.md).
 * `--only=lighthouse|walk`, `--rounds=3`, `--screens=/vendedor,/biometria`; `--strict` exits with 1 if a goal is missed.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    screens: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const PANEL = '/usuario/panel-de-seguimiento';
const executablePath = findOrInstallChromium();

/** Screens to measure, by path. */
async function screenAddresses(context: BrowserContext, url: string): Promise<Map<string, string>> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const start = await page.getByRole('link', { name: 'Empezar mi solicitud' }).getAttribute('href');
  await page.close();
  if (start === null) throw new Error('The landing page has no link to the first form.');
  const addresses = [
    '/usuario/ingresar',
    '/vendedor',
    '/biometria',
    start,
    await quoteAddress(context.request, '/titular/datos-personales'),
    PANEL,
    '/legales/privacidad',
  ];
  const chosen = options.screens?.split(',');
  return new Map(
    addresses
      .map((address) => [address.split('?')[0] ?? address, address] as const)
      .filter(([path]) => chosen?.includes(path) ?? true),
  );
}

/** Measures all pages in turn, round by round, so that other load on the machine affects them alike. */
async function measurePages(url: string): Promise<number> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'prendarios-browser-'));
  // Lighthouse opens its page in the browser's own profile, which holds the cookies.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const reference = await serveReference(url);
  try {
    const screens = await screenAddresses(context, url);
    const pages = new Map([
      ['reference', reference.url],
      ['landing', url],
      ...[...screens].map(([path, address]) => [path, `${url}${address}`] as const),
    ]);
    const measured = new Map<string, Figures[]>([...pages.keys()].map((name) => [name, []]));
    const of = (name: string) => measured.get(name) ?? [];
    const blank = await context.newPage();
    for (let round = 0; round < rounds; round += 1) {
      console.log(`\nround ${round + 1} of ${rounds}: load ${loadavg()[0]?.toFixed(1)}`);
      tableHead();
      for (const [name, address] of pages) {
        await context.clearCookies();
        if (name === PANEL) await signIn(context, PEOPLE.seller);
        const { figures, failed } = await audit(address, port, await measureSlowdown(blank), round === 0);
        of(name).push(figures);
        tableRow(name, figures);
        if (failed.length > 0) console.log(`  failed: ${failed.join(', ')}`);
      }
    }
    return reportPages(
      of('reference'),
      of('landing'),
      new Map([...screens.keys()].map((name) => [name, of(name)])),
    );
  } finally {
    reference.close();
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measureWalks(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const walks: Walk[] = [];
    for (let round = 0; round < rounds; round += 1) walks.push(await walk(browser, url));
    return reportWalks(walks);
  } finally {
    await browser.close();
  }
}

const product = await startProduct();
try {
  let missed = 0;
  if (options.only !== 'walk') missed += await measurePages(product.url);
  if (options.only !== 'lighthouse') missed += await measureWalks(product.url);
  console.log(`\n${missed} goals missed`);
  if (options.strict && missed > 0) process.exitCode = 1;
} finally {
  await product.close();
}
