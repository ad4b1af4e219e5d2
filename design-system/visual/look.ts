import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';

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
  // Reduced motion leaves transitions of a hundredth of a millisecond, which begin with the next frame.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
};

/** What axe has against the page by WCAG 2.2 A and AA: rule and place. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await axeViolations(page, { type: 'tag', values });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
