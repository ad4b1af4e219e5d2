import { chromium, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, findOrInstallChromium } from '../../scripts/browser.ts';
import { median, SELLER } from './product.ts';

const SLOWDOWN = 4;
const ROUNDS = 9;
const CLIENT_ID = 'localwebclient';
const LIST = '/usuario/panel-de-seguimiento';

/** Milliseconds, with the processor slowed four times. */
export type Cost = { scripting: number; layout: number; style: number; task: number };
const PARTS = {
  scripting: 'ScriptDuration',
  layout: 'LayoutDuration',
  style: 'RecalcStyleDuration',
  task: 'TaskDuration',
} as const satisfies Record<keyof Cost, string>;

async function read(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return {
    scripting: of(PARTS.scripting),
    layout: of(PARTS.layout),
    style: of(PARTS.style),
    task: of(PARTS.task),
  };
}

const less = (after: Cost, before: Cost): Cost => ({
  scripting: after.scripting - before.scripting,
  layout: after.layout - before.layout,
  style: after.style - before.style,
  task: after.task - before.task,
});

async function signIn(page: Page, url: string, token: string): Promise<void> {
  const prefix = `CognitoIdentityServiceProvider.${CLIENT_ID}`;
  const values = {
    [`${prefix}.LastAuthUser`]: SELLER.sub,
    [`${prefix}.${SELLER.sub}.idToken`]: token,
    [`${prefix}.${SELLER.sub}.accessToken`]: token,
    sessionCookie: String(Date.now()),
  };
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })));
}

/** Waits two frames, until the rows are painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Measures from a filter's first key to its rows on the screen. */
async function typeFilter(page: Page, session: CDPSession, number: string): Promise<Cost> {
  const rows = page.locator('tbody tr');
  const field = page.getByRole('searchbox');
  await field.focus();
  await painted(page);
  const before = await read(session);
  await page.keyboard.type(number, { delay: 60 });
  await rows.nth(1).waitFor({ state: 'detached' });
  await rows.first().waitFor();
  await painted(page);
  const cost = less(await read(session), before);
  await field.fill('');
  await rows.nth(5).waitFor();
  await painted(page);
  return cost;
}

/** Processor cost of interactions with the large list on a slow phone; medians and maximum. */
export async function measureInteraction(url: string, token: string): Promise<{ median: Cost; worst: Cost }> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'es-AR' });
    await signIn(page, url, token);
    await page.goto(`${url}${LIST}`);
    await page.locator('tbody tr').nth(9).waitFor();
    const numbers = await page.locator('tbody th').allInnerTexts();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const number = /\d[\d.]*/.exec(numbers[round % numbers.length] ?? '')?.[0] ?? '';
      costs.push(await typeFilter(page, session, number.replaceAll('.', '')));
    }
    const of = (pick: (values: number[]) => number): Cost => ({
      scripting: pick(costs.map(({ scripting }) => scripting)),
      layout: pick(costs.map(({ layout }) => layout)),
      style: pick(costs.map(({ style }) => style)),
      task: pick(costs.map(({ task }) => task)),
    });
    return { median: of(median), worst: of((values) => Math.max(...values)) };
  } finally {
    await browser.close();
  }
}
