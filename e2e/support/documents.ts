import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { photo, type UploadFile } from './files.ts';

/** The fields of single documents in a checklist, in order, without the field for all files. */
export const documentInputs = (page: Page): Locator => page.locator('input[type="file"][name^="document-"]');

/** Assigns an unsorted file to the first missing document. */
const sortAsFirst = (page: Page, { name }: UploadFile) =>
  page
    .getByRole('group', { name: `¿Qué documento es ${name}?` })
    .getByRole('button')
    .first()
    .click();

/**
 * Chooses a photo for every document at once and assigns each but the last, which goes to the remaining document. `first`
 * replaces the first photo.
 */
export async function chooseAll(page: Page, first?: UploadFile): Promise<number> {
  const inputs = documentInputs(page);
  await expect(inputs.first()).toBeAttached();
  const files = Array.from({ length: await inputs.count() }, (_, at) => photo(`papel ${at}.png`, 120));
  if (first !== undefined) files[0] = first;
  if (files.length === 1) await inputs.setInputFiles(files);
  else await page.locator('input[name="files"]').setInputFiles(files);
  for (const file of files.slice(0, -1)) await sortAsFirst(page, file);
  return files.length;
}

/** Like chooseAll; waits until each file is stored. */
export async function uploadAll(page: Page, first?: UploadFile): Promise<void> {
  const already = await page.getByText(/^Listo/).count();
  const count = await chooseAll(page, first);
  await expect(page.getByText(/^Listo/)).toHaveCount(already + count, { timeout: 60_000 });
}
