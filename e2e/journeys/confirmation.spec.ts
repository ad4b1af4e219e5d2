import { expect, test } from '@playwright/test';
import { isOperation } from '../support/flags.ts';
import { holderAt } from '../support/holderAt.ts';

test('[ST-17] [ST-30] the end screen appears while the confirmation is in flight and is rolled back when it fails', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (typeof init?.body === 'string' && init.body.includes('ConfirmProposal'))
        document.documentElement.dataset['outlivesPage'] = String(init?.keepalive);
      return send(input, init);
    };
  });
  await holderAt(page, 'end');
  const done = page.getByRole('heading', { level: 1, name: 'Recibimos tu solicitud' });
  const review = page.getByRole('heading', { level: 1, name: 'Revisá y confirmá' });
  const submit = page.getByRole('button', { name: 'Confirmar mi solicitud' });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/graphql/, async (route) => {
    if (!isOperation(route.request(), 'ConfirmProposal')) return route.fallback();
    await held;
    return route.fulfill({ status: 500, json: { statusCode: 500 } });
  });
  await submit.click();
  await expect(done).toBeVisible();
  answer();
  await page
    .getByRole('alertdialog', { name: 'Oops' })
    .getByRole('button', { name: 'Cerrar' })
    .last()
    .click();
  await expect(review).toBeVisible();
  await page.unroute(/\/graphql/);
  const confirmed = page.waitForResponse((response) => isOperation(response.request(), 'ConfirmProposal'));
  await submit.click();
  await expect(done).toBeVisible();
  // A user may close the page now, so the in-flight request must outlive it.
  await expect(page.locator('html')).toHaveAttribute('data-outlives-page', 'true');
  // 'Estamos confirmando' appears with a delay, so its absence does not prove an answer.
  expect((await confirmed).ok()).toBe(true);
  await page.reload();
  await expect(done).toBeVisible();
});
