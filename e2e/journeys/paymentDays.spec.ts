import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { atOffer } from '../support/holderAt.ts';

test('the schedule says when an instalment is paid, and the calendar has those days', async ({ page }) => {
  await atOffer(page);
  await page.getByText(/^Ver las \d+ cuotas$/).click();
  const cells = page.getByRole('cell').filter({ hasText: 'se paga el' });
  await expect(cells.first()).toHaveText(
    /^\d\d\/\d\d\/\d{4}\s+se paga el (lunes|martes|miércoles|jueves|viernes)\s\d\d/,
  );
  const paid = (await cells.allInnerTexts()).map((text) => text.slice(-10).split('/').toReversed().join(''));

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Agregar a mi calendario' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('cuotas.ics');
  const days = [...(await readFile(await file.path(), 'utf8')).matchAll(/^DTSTART;VALUE=DATE:(\d{8})\r$/gm)];
  const inCalendar = days.map(([, day]) => day);
  expect(inCalendar).toEqual(expect.arrayContaining(paid));
  await expect(page.getByText(`Ver las ${inCalendar.length} cuotas`)).toBeVisible();
});
