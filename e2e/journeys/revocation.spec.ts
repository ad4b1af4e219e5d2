import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { bankUrl } from '../support/bankCalls.ts';
import { bankWithout } from '../support/bankWithout.ts';
import { postProposal } from '../support/guestStart.ts';
import { holderAt } from '../support/holderAt.ts';
import { otherGateway } from '../support/otherGateway.ts';
import { applicant, type Applicant } from '../support/people.ts';

const NUMBER = /^\d{4}-\d{4}-\d{4}$/;

async function fill(page: Page, { dni, email }: Applicant): Promise<void> {
  await page.getByLabel('DNI', { exact: true }).fill(dni);
  await page.getByRole('radio', { name: /FEMENINO/i }).check();
  await page.getByLabel('Correo electrónico o celular').fill(email);
}

const send = (page: Page) => page.getByRole('button', { name: 'Pedir la revocación' }).click();

async function receipt(page: Page): Promise<string> {
  await expect(page.getByText('Recibimos tu pedido', { exact: true }).first()).toBeVisible();
  return page.getByText(NUMBER).innerText();
}

test('the holder requests a revocation without signing in, keeps the receipt and sees it with the proposal', async ({
  page,
}) => {
  const { person, number } = await holderAt(page, 'end');
  await page.getByRole('button', { name: 'Confirmar mi solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
  await expect(page.getByText(/arrepentirte|Pediste la revocación/)).toHaveCount(0);

  await page.goto(`/arrepentimiento?propuesta=${number}`);
  await expect(page.getByLabel('Número de solicitud (opcional)')).toHaveValue(number);
  await send(page);
  await expect(page.getByText('Ingresá tu correo o tu celular.').first()).toBeVisible();
  await fill(page, person);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedir la revocación' }).dblclick();
  const first = await receipt(page);
  await expectAccessible(page);
  type Message = { to: string; body: string; code?: string };
  const sent = (await (await fetch(`${bankUrl()}/outbox.json`)).json()) as Message[];
  const about = sent.filter(({ body }) => body.includes(first));
  const code = about.find((message) => message.code !== undefined);
  expect(code?.to).toMatch(new RegExp(`${person.number}$`));
  expect(about.filter((message) => message !== code).map(({ to }) => to)).toEqual([person.email]);

  // Until a code confirms it, the request could be anybody's.
  const other = await page.context().newPage();
  await other.goto('/titular/fin-proceso');
  await expect(
    other.getByText(new RegExp(`trámite ${first}\\. Está pendiente de confirmación`)),
  ).toBeVisible();
  await other.close();
  await page.getByLabel('Código de 6 números').fill(code?.code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText(/El código no es correcto o ya venció/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar otro código' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Código de 6 números').fill(code?.code ?? '');
  await page.getByRole('button', { name: 'Confirmar', exact: true }).dblclick();
  await expect(page.getByText('Tu pedido quedó confirmado', { exact: true })).toBeVisible();

  await page.goto(`/arrepentimiento?propuesta=${number}`);
  await fill(page, person);
  await send(page);
  expect(await receipt(page)).toBe(first);

  await page.goto('/titular/fin-proceso');
  await expect(
    page.getByText(new RegExp(`^Pediste la revocación el .*, trámite ${first}\\.$`)),
  ).toBeVisible();
});

test('a person without a loan gets the same page; a lost connection loses nothing, and the retry succeeds', async ({
  page,
  context,
}) => {
  const { person } = await postProposal(page.request, applicant());
  const shown: string[] = [];
  for (const [who, isCut] of [
    [person, false],
    [applicant(), true],
  ] as const) {
    await page.goto('/arrepentimiento');
    await fill(page, { ...who, email: 'la.misma@example.com' });
    await context.setOffline(isCut);
    await send(page);
    if (isCut) {
      await expect(page.getByText(/no hay conexión/i).first()).toBeVisible();
      await expect(page.getByLabel('DNI', { exact: true })).toHaveValue(who.dni);
      await context.setOffline(false);
      await send(page);
    }
    const number = await receipt(page);
    const text = await page.locator('main').innerText();
    shown.push(text.replace(number, '…').replace(/Pedido el [^.]*\./, '…'));
  }
  expect(shown[1]).toBe(shown[0]);
});

test('without these bank calls the page offers email and phone, and the personal data page offers phone', async ({
  page,
}) => {
  const bank = await bankWithout('/api/ext/');
  const gateway = await otherGateway({ BANK_API_URL: bank.apiUrl });
  try {
    // On a busy machine a freshly started gateway briefly rejects requests (load shedding).
    await expect.poll(async () => (await page.goto(`${gateway.origin}/arrepentimiento`))?.status()).toBe(200);
    const person = applicant();
    await fill(page, person);
    await send(page);
    await expect(page.getByText('Este pedido se hace por correo o por teléfono')).toBeVisible();
    const mail = page.getByRole('link', { name: /^Escribir a / });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*${person.dni}`));
    await expect(page.getByRole('link', { name: /^Llamar al / })).toBeVisible();
    await expect(page.getByText(NUMBER)).toHaveCount(0);

    await page.goto(`${gateway.origin}/tus-datos`);
    await page.getByRole('radio', { name: 'Que borren mis datos' }).check();
    await fill(page, person);
    await page.getByRole('button', { name: 'Enviar el pedido' }).click();
    await expect(page.getByText('Este pedido se hace por teléfono o por correo')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Llamar al / }).first()).toBeVisible();
    await expect(page.getByText(NUMBER)).toHaveCount(0);
  } finally {
    gateway.close();
    bank.close();
  }
});
