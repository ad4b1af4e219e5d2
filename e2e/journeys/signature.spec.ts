import { expect, test, type Page } from '@playwright/test';
import { bringTo, confirmProposal, passIdentity } from '../support/bankJourney.ts';
import { acceptContract, enterSigningCode } from '../support/contract.ts';
import { isOperation } from '../support/flags.ts';
import { postProposal, type Holder } from '../support/guestStart.ts';
import { holdBack } from '../support/holdBack.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { applicant } from '../support/people.ts';
import { arrive } from '../support/screens.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Returns a holder who accepted the contract and is asked for the signing code. */
async function atSigningCode(page: Page): Promise<Holder> {
  const holder = await postProposal(page.request, applicant());
  await bringTo(holder, 'end');
  await confirmProposal(holder);
  await passIdentity(holder);
  await page.goto(`/biometria/terminos-y-condiciones?id=${holder.id}`);
  await page.getByRole('button', { name: 'Ya lo leí: ir a firmar' }).click();
  await acceptContract(page);
  await expect(page.getByText(/Mandamos un código por SMS al/)).toBeVisible();
  return holder;
}

/** Resets the connection of each signature, after the bank received it if `reaches()`; counts the signatures sent. */
async function losingAnswers(page: Page, reaches: () => boolean) {
  let count = 0;
  await page.route('**/graphql*', async (route) => {
    if (!isOperation(route.request(), 'AnswerContract')) return route.fallback();
    count += 1;
    if (reaches()) await route.fetch();
    return route.abort('connectionreset');
  });
  return () => count;
}

test('[CA-67] [RT-52] after a lost response to the signature, the page asks the bank and needs no second signature', async ({
  page,
}) => {
  const { person } = await atSigningCode(page);
  const sent = await losingAnswers(page, () => true);
  const status = await holdBack(page, (request) => isOperation(request, 'BiometryFlow'));
  await enterSigningCode(page, person.number);
  await expect(title(page, 'Estamos confirmando tu firma')).toBeVisible();
  await expect(page.getByText(/no firmes de nuevo todavía/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Firmar/ })).toHaveCount(0);
  await arrive(page, '/biometria/terminos-y-condiciones');
  const before = sent();
  status.release();
  await expect(title(page, 'Firmaste tu contrato')).toBeVisible();
  expect(sent()).toBe(before);
});

test('[CA-67] [RT-52] a signature that did not reach the bank is reported, and the same code still works', async ({
  page,
}) => {
  const { person } = await atSigningCode(page);
  await losingAnswers(page, () => false);
  await enterSigningCode(page, person.number);
  await expect(page.getByText('El banco no tiene tu firma. Firmá de nuevo.')).toBeVisible();
  await expect(page.getByText('Aceptaste el contrato. Falta firmarlo con el código.')).toBeVisible();
  await page.unroute('**/graphql*');
  await page.getByLabel('Código de 6 números').fill(await readPhoneCode(page.context(), person.number));
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(title(page, 'Firmaste tu contrato')).toBeVisible();
});

test('[CA-15] [CA-67] after too many wrong attempts, a new code signs without accepting the contract again', async ({
  page,
}) => {
  const { person } = await atSigningCode(page);
  const code = await readPhoneCode(page.context(), person.number);
  const field = page.getByLabel('Código de 6 números');
  const sign = page.getByRole('button', { name: 'Firmar', exact: true });
  for (let tried = 1; tried <= 5; tried += 1) {
    await field.fill(String((Number(code) + tried) % 1_000_000).padStart(6, '0'));
    await sign.click();
    const said = tried < 5 ? /El código no es correcto/ : /Hiciste demasiados intentos con este código/;
    await expect(page.getByRole('link', { name: said })).toBeVisible();
  }
  await field.fill(code);
  await sign.click();
  await expect(page.getByRole('link', { name: /Hiciste demasiados intentos/ })).toBeVisible();
  await expect(page.getByText('Aceptaste el contrato. Falta firmarlo con el código.')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar otro código' }).click();
  await expect(page.getByText('Te mandamos otro código. El anterior ya no sirve.')).toBeVisible();
  await expect.poll(() => readPhoneCode(page.context(), person.number)).not.toBe(code);
  await enterSigningCode(page, person.number);
  await expect(title(page, 'Firmaste tu contrato')).toBeVisible();
});
