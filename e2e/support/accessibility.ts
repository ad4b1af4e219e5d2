import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../design-system/visual/axe.ts';

async function expectNoViolation(page: Page, exclude: string[]): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const violations = await axeViolations(page, { type: 'tag', values }, { exclude });
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(faults, `axe at ${page.url()}`).toEqual([]);
}

/** The page in view does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
}

/** The screen in view has no axe violation and does not scroll sideways; `but` leaves out what is not ours. */
export async function expectAccessible(page: Page, { but = [] }: { but?: string[] } = {}): Promise<void> {
  // In Firefox, which Playwright drives by another protocol, the check ends with its page.
  if (page.context().browser()?.browserType().name() === 'chromium') await expectNoViolation(page, but);
  await expectNoSidewaysScroll(page);
}
