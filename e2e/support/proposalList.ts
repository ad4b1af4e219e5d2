import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { isOperation } from './flags.ts';
import { signIn } from './session.ts';

/** Address of the list of proposals on a wide screen. */
export const LIST = '/usuario/panel-de-seguimiento';

export const rows = (page: Page) => page.locator('tbody tr');
/** Reads the proposal numbers from the beginning of the row links. */
export const numbers = async (page: Page) =>
  (await page.locator('tbody th').allInnerTexts()).map((text) => /\d+/.exec(text)?.[0] ?? '');
export const rowOf = (page: Page, number: string) => page.locator('tbody th').filter({ hasText: number });
/** The button for the filters outside the toolbar. */
export const moreFilters = (page: Page) => page.getByRole('button', { name: /^Más filtros/ });
export const panelOf = (page: Page) => page.getByRole('complementary');
export const next = (page: Page) => page.getByRole('link', { name: 'Siguientes' });
export const previous = (page: Page) => page.getByRole('link', { name: 'Anteriores' });

export async function openList(page: Page, email: string, query = ''): Promise<void> {
  await signIn(page.context(), email);
  await page.goto(`${LIST}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Panel de seguimiento' })).toBeVisible();
}

/** A read of the list; with a version it only asks whether the page changed. */
export const isList = (request: Request): boolean =>
  isOperation(request, 'ProposalList') && !request.postData()?.includes('"ifNotVersion":"');

/** Filters the list by a stage and waits for its rows, whose links keep the filter on a wide screen. */
export async function chooseStage(page: Page, stage: RegExp, address: RegExp): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Propuestas por etapa' })
    .getByRole('link', { name: stage })
    .click();
  await expect(page).toHaveURL(address);
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', address);
  await expect(page.locator('table[aria-busy]')).toHaveCount(0);
}
