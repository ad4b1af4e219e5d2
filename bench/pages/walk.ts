import type { Browser, Page } from 'playwright';

/** Slow 3G: latency in milliseconds, bytes per second. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const READING_MS = 10_000;
const FIRST_FORM = '/titular/cotizacion/preferencia';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-AR' };

/** Milliseconds on slow 3G. */
export type Walk = Readonly<{
  /** From the request for the landing page until its heading and quote show. */
  readable: number;
  /** From the tap on 'Empezar' until the form's first list has options. */
  usable: number;
  /** The part of it during which the new page had no text. */
  white: number;
}>;

/**
 * Runs in each page from its first byte. Samples the page at each frame, so the time before the first frame counts as
 * blank too. Only scripts fill the form's list.
 */
const OBSERVER = `{
  const seen = (globalThis.walk = { white: 0, readable: null, usable: null });
  let last = performance.now();
  let isEmpty = true;
  const look = () => {
    const now = performance.now();
    const at = performance.timeOrigin + now;
    if (isEmpty) seen.white += now - last;
    last = now;
    isEmpty = (document.body?.innerText ?? '').trim() === '';
    if (document.querySelector('h1') && document.querySelector('#simula')) seen.readable ??= at;
    const list = document.querySelector('main select');
    if (list && !list.disabled && list.options.length > 1) seen.usable ??= at;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

type Observed = Readonly<{ walk: { white: number; readable: number | null; usable: number | null } }>;

/** Returns when the text was first seen, and the page's blank time. */
async function seen(page: Page, what: 'readable' | 'usable'): Promise<{ at: number; white: number }> {
  const found = await page.waitForFunction(
    (name) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- set by the observer
      const { walk: observed } = globalThis as unknown as Observed;
      const at = observed[name];
      return at === null ? null : { at, white: observed.white };
    },
    what,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) ?? { at: Number.NaN, white: Number.NaN };
}

/** Opens the landing page with an empty cache on slow 3G, reads for ten seconds, and taps 'Empezar' for the first form. */
export async function walk(browser: Browser, url: string): Promise<Walk> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.addInitScript({ content: OBSERVER });
    const openedAt = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    const landing = await seen(page, 'readable');
    await page.waitForTimeout(READING_MS);
    const tappedAt = Date.now();
    // The button in the bottom bar, which is always in view.
    await page.locator(`a[href^="${FIRST_FORM}?"]`).last().tap();
    await page.waitForURL(`**${FIRST_FORM}?*`, { waitUntil: 'commit' });
    const form = await seen(page, 'usable');
    return { readable: landing.at - openedAt, usable: form.at - tappedAt, white: form.white };
  } finally {
    await context.close();
  }
}
