import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readPhoneCode } from './outbox.ts';

/** Reads the contract to its end and signs it with the code sent to `phone`. */
export async function signContract(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Ya lo leí: ir a firmar' }).click();
  await acceptContract(page);
  await enterSigningCode(page, phone);
}

/** Accepts the terms and requests the code. */
export async function acceptContract(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Leí el contrato/ }).check();
  await page.getByRole('button', { name: 'Firmar el contrato' }).click();
}

/** Enters the code sent to `phone`; a bank without codes already has the signature. */
export async function enterSigningCode(page: Page, phone: string): Promise<void> {
  const code = page.getByLabel('Código de 6 números');
  const answered = page.getByRole('heading', { level: 1, name: /^(Firmaste|Ahora está cerrado)/ });
  await expect(code.or(answered).first()).toBeVisible();
  if (await answered.isVisible()) return;
  await expect(page.getByText(/Mandamos un código por SMS al/)).toBeVisible();
  await code.fill(await readPhoneCode(page.context(), phone));
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
}
