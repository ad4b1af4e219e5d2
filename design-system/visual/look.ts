import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Look = {
  width: 320 | 390 | 1280;
  largeText?: boolean;
  dark?: boolean;
  forced?: boolean;
};

/** Gives the page a width, a size of text and a set of colours, and waits until it is drawn so. */
export const wear = async (page: Page, look: Look) => {
  await page.setViewportSize({ width: look.width, height: look.width === 1280 ? 860 : 844 });
  await page.emulateMedia({
    colorScheme: look.dark ? 'dark' : 'light',
    forcedColors: look.forced ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    look.largeText ? '200%' : '',
  );
  // Reduced motion makes every change a transition of a hundredth of a millisecond: it is over two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** What axe has against the page by WCAG 2.2 A and AA: rule and place. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // What passes is not written down node by node, which is most of the time that axe takes.
    resultTypes: ['violations'],
  });
  // Without frames of other origins the page can report by itself, and no second one is opened for it.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
