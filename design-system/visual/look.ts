import type { Page } from '@playwright/test';
import { axeViolations, RULES, type Rules } from './axe.ts';

export type Look = {
  width: 320 | 390 | 1280;
  largeText?: boolean;
  dark?: boolean;
  forced?: boolean;
  /** Another brand than the story's own. */
  brand?: 'vivere';
};

/** Nothing is on the way from one look to another when axe or the layout is looked at. */
const STILL = '*, ::before, ::after { transition: none !important }';

/** Gives the page a width, a size of text and a set of colours, and waits until it is drawn so. */
export const applyLook = async (page: Page, look: Look) => {
  await page.setViewportSize({ width: look.width, height: look.width === 1280 ? 860 : 844 });
  await page.emulateMedia({
    colorScheme: look.dark ? 'dark' : 'light',
    forcedColors: look.forced ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(
    ([size, brand, still]) => {
      document.documentElement.style.fontSize = size;
      if (document.querySelector('#still') === null) {
        const style = Object.assign(document.createElement('style'), { id: 'still', textContent: still });
        document.head.append(style);
      }
      const frame = document.querySelector<HTMLElement>('[data-brand]')?.dataset;
      if (frame === undefined) return;
      frame['ownBrand'] ??= frame['brand'];
      frame['brand'] = brand ?? frame['ownBrand'];
    },
    [look.largeText ? '200%' : '', look.brand, STILL] as const,
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};

/** What axe has against the page: rule and place. Without 'region': in a story's frame the skip link is not the first. */
export const axeFaults = async (page: Page, rules: Rules = 'all'): Promise<string[]> => {
  const violations = await axeViolations(page, RULES[rules]);
  return violations
    .filter(({ id }) => id !== 'region')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
