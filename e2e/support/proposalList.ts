import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isOperation } from './flags.ts';
import { signIn } from './session.ts';

/** The list of proposals on a wide screen. */
export const LIST = '/usuario/panel-de-seguimiento';

export const rows = (page: Page) => page.locator('tbody tr');
/** What a row's link is called begins with its number. */
export const numbers = async (page: Page) =>
  (await page.locator('tbody th').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0] ?? '');
export const rowOf = (page: Page, number: string) => page.locator('tbody th').filter({ hasText: number });
/** The filters that are not among the tools. */
export const moreFilters = (page: Page) => page.getByRole('button', { name: /^Más filtros/ });
export const panelOf = (page: Page) => page.getByRole('complementary');
export const next = (page: Page) => page.getByRole('link', { name: 'Siguientes' });
export const previous = (page: Page) => page.getByRole('link', { name: 'Anteriores' });

export async function openList(page: Page, email: string, query = ''): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(`${LIST}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
}

/** Narrows the list to a stage, and waits until its rows are those of the stage. */
export async function chooseStage(page: Page, stage: RegExp, address: RegExp): Promise<void> {
  const answered = page.waitForResponse((response) => isOperation(response.request(), 'ProposalList'));
  await page
    .getByRole('navigation', { name: 'Propuestas por etapa' })
    .getByRole('link', { name: stage })
    .click();
  await expect(page).toHaveURL(address);
  await answered;
  await expect(page.locator('table[aria-busy]')).toHaveCount(0);
}
