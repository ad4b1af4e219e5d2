import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { holderAt } from '../support/holderAt.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';

test('a wrong phone is corrected where its code is asked for, and the code goes to the right one', async ({
  page,
}) => {
  const right = applicant();
  await holderAt(page, 'phone-validation');
  await page.getByRole('button', { name: '¿No es tu celular, o tiene un error?' }).click();
  const correct = page.getByRole('button', { name: 'Corregir y mandar el código' });
  const phone = page.getByLabel('El celular correcto');
  await phone.fill('011 91555512');
  await correct.click();
  await expect(page.getByText(/Escribí el teléfono sin el 9 adelante/).first()).toBeVisible();
  await expectAccessible(page);
  await phone.fill(`011 ${right.number}`);
  await correct.click();
  await expect(page.getByText('Te mandamos otro código. El anterior ya no sirve.')).toBeVisible();
  await expect(
    page.getByText(new RegExp(`Lo mandamos por SMS al .*${right.number.slice(-4)}`)),
  ).toBeVisible();
  await expect(correct).toHaveCount(0);
  const code = await readPhoneCode(page.context(), right.number);
  await page.getByLabel('Código de 6 números').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/titular\/seguro/);
});
