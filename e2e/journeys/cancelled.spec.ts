import { expect, test } from '@playwright/test';
import { postProposal } from '../support/guestStart.ts';
import { applicant } from '../support/people.ts';
import { signInFirst, signUp } from '../support/signUp.ts';

test('[ST-17] a cancelled proposal and its quote are no longer offered', async ({ page }) => {
  const { number, person } = await postProposal(page.request, applicant());
  const here = page.getByRole('heading', { name: new RegExp(`^Tu solicitud ${number}$`) });
  const quote = page.getByRole('heading', { name: 'Tenés una cotización sin terminar' });
  await page.goto('/titular/cotizacion');
  await expect(here).toBeVisible();

  // A new account, because other journeys may leave the demo applicant with an open proposal.
  await signUp(page, person);
  await signInFirst(page, person);
  await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.getByRole('button', { name: 'Cancelar la solicitud' }).click();
  // The page shows the cancellation before the bank has answered.
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('CancelProposal'),
  );
  await page.getByRole('button', { name: 'Sí, cancelar la solicitud' }).click();
  await answered;
  await expect(page.getByRole('heading', { level: 2, name: 'La solicitud se canceló' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto('/usuario/titular/cotizacion');
  await expect(page.getByRole('heading', { name: 'Pedí tu préstamo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Empezar una cotización' })).toBeVisible();
  await expect(here).toHaveCount(0);
  await expect(quote).toHaveCount(0);
});
