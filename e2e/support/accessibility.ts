import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations, RULES, type Rules } from '../../design-system/visual/axe.ts';

async function expectNoViolation(page: Page, rules: Rules, exclude: string[]): Promise<void> {
  const violations = await axeViolations(page, RULES[rules], { exclude });
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(faults, `axe at ${page.url()}`).toEqual([]);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
}

type Options = Readonly<{ rules?: Rules; but?: string[] }>;

/** Expects no axe violation and no sideways scrolling; `but` excludes third-party parts. */
export async function expectAccessible(page: Page, { rules = 'all', but = [] }: Options = {}): Promise<void> {
  // In Firefox, which Playwright drives by another protocol, the check closes its page.
  if (page.context().browser()?.browserType().name() === 'chromium')
    await expectNoViolation(page, rules, but);
  await expectNoSidewaysScroll(page);
}

/** Expects no axe violation in light and dark mode, which differ only in colors. */
export async function expectAccessibleInBothSchemes(
  page: Page,
  options: Omit<Options, 'rules'> = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, options);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ...options, rules: 'colours' });
}
