import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

async function expectNoViolation(page: Page, but: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  for (const selector of but) axe.exclude(selector);
  const { violations } = await axe
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    // Without it each check opens a page of its own, for frames of other origins, which the screens do not have.
    .setLegacyMode()
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(faults, `axe at ${page.url()}`).toEqual([]);
}

/** The screen in view has no axe violation and does not scroll sideways; `but` leaves out what is not ours. */
export async function expectAccessible(
  page: Page,
  { but = [] }: { but?: readonly string[] } = {},
): Promise<void> {
  // In Firefox, which Playwright drives by another protocol, the check ends with its page.
  if (page.context().browser()?.browserType().name() === 'chromium') await expectNoViolation(page, but);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
}
