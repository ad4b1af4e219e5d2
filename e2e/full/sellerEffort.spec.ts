import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { MORNING } from '../support/account.ts';
import { test } from '../support/camera.ts';
import { cardFilm, cardText, expectListed } from '../support/dniCard.ts';
import { countEffort } from '../support/effort.ts';
import { readPhoneCode } from '../support/outbox.ts';
import { anyChassis, applicant } from '../support/people.ts';
import { uploadAll } from '../support/documents.ts';
import { acceptSummary, chooseNewAccount } from '../support/proposalSteps.ts';
import { readQr } from '../support/qr.ts';
import { chooseOccupation, nextPart, pick, waitForOffer } from '../support/quoteSteps.ts';
import { arrive, walkSignedIn } from '../support/screens.ts';
import { PEOPLE, signIn } from '../support/session.ts';

const film = join(process.env['E2E_DATA_DIR'] ?? '', `seller-effort-${process.pid}.y4m`);
test.use({ film });

const LIMITS: Readonly<Record<string, { end: { taps: number; characters: number } }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'effort.json'), 'utf8'),
);

const go = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Completes the customer's part on their own phone, opened from the seller's screen. */
async function acceptOnPhone(phone: Page, address: string, number: string): Promise<void> {
  await phone.goto(address);
  await phone.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await phone.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await phone.getByLabel('Código de 6 números').fill(await readPhoneCode(phone.context(), number));
  await go(phone, 'Aceptar y continuar');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Listo, aceptaste');
}

test("a seller's manual effort for an application with a scanned DNI stays within its limit", async ({
  page,
  browser,
}) => {
  const customer = { ...applicant(), firstName: 'Ana', lastName: 'Paz', email: 'ana.paz@gmail.com' };
  writeFileSync(film, await cardFilm(cardText(customer)));
  await signIn(page.context(), PEOPLE.seller);
  walkSignedIn(page);
  const effort = await countEffort(page);
  const after: string[] = [];
  const note = (step: string) => after.push(`${step} ${effort.taps}`);

  await page.goto(MORNING);
  await page.getByRole('link', { name: 'Nueva propuesta' }).click();
  await arrive(page, '/titular/cotizacion/preferencia');
  await chooseOccupation(page);
  const agreement = page.getByLabel('Tipo de financiación');
  await expect(agreement.locator('option').nth(1)).toBeAttached();
  if ((await agreement.inputValue()) === '') await agreement.selectOption({ index: 1 });
  const byModel = page.getByRole('radio', { name: /Sabe qué modelo quiere/ });
  if (!(await byModel.isChecked())) await byModel.check();
  await go(page, 'Continuar');
  note('preference');
  await arrive(page, '/titular/cotizacion/cotizar/por-modelo');
  await pick(page, 'Marca', 'FIAT');
  await pick(page, 'Modelo', 'CRONOS PRECISION');
  const year = page.getByLabel('Año', { exact: true });
  await expect(year.locator('option').nth(1)).toBeAttached();
  if ((await year.inputValue()) === '') await year.selectOption({ index: 1 });
  await go(page, 'Continuar');
  note('vehicle');

  await arrive(page, '/titular/datos-personales');
  await go(page, 'Escanear el DNI de tu cliente');
  await expectListed(page, customer);
  await expect(page.locator('video')).toHaveCount(0);
  await nextPart(page);
  await page.getByLabel('Correo electrónico').fill('ana.paz');
  await go(page, '@gmail.com');
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(customer.areaCode + customer.number);
  await nextPart(page);
  await expect(page.getByLabel('Actividad').getByRole('option').nth(1)).toBeAttached();
  await go(page, 'Ver la oferta');
  note('customer');
  await waitForOffer(page);
  await go(page, 'Seguir con este préstamo');
  note('offer');

  await arrive(page, '/titular/datos-personales/adicionales');
  await page.getByLabel('Calle', { exact: true }).fill('Rivadavia');
  await page.getByLabel('Altura').fill('4502');
  await page.getByLabel('Código postal').fill('1424');
  await page.getByLabel('Estado civil').selectOption({ index: 1 });
  await go(page, 'Continuar');
  note('address');
  await arrive(page, '/titular/validacion-telefono');
  const phone = await (await browser.newContext()).newPage();
  const address = await readQr(page.getByRole('img', { name: /celular del cliente/ }));
  await acceptOnPhone(phone, address, customer.number);
  note('phone');

  await arrive(page, '/titular/seguro');
  const policy = page.getByRole('radio', { name: /por mes/ }).first();
  await expect(policy).toBeVisible();
  if (!(await policy.isChecked())) await policy.check();
  await go(page, 'Continuar');
  note('insurance');
  await acceptSummary(page);
  note('summary');
  await arrive(page, '/titular/documentacion-vehiculo');
  const dealer = page.getByRole('radio', { name: /Automotores|Concesionaria|punto de venta/i });
  await expect(dealer.first()).toBeVisible();
  if (!(await dealer.first().isChecked())) await dealer.first().check();
  await go(page, 'Continuar');
  note('seller');
  await expect(page.getByLabel('Número de chasis')).toBeVisible();
  await page.getByLabel('Número de chasis').fill(anyChassis());
  await page.getByLabel('Número de motor').fill('55282328123456');
  await uploadAll(page);
  await go(page, 'Ya subí todo');
  note('documents');
  await chooseNewAccount(page);
  note('account');
  await arrive(page, '/titular/fin-proceso');
  await go(page, 'Confirmar la propuesta');
  await expect(page.getByRole('heading', { level: 1, name: /^Recibimos/ })).toBeVisible();
  note('confirmed');

  const { taps, characters, screens, files } = effort;
  process.stdout.write(`${after.join(', ')}; ${characters} characters, ${screens} screens, ${files} files\n`);
  const limits = LIMITS['seller, by model, 0KM, DNI scanned']?.end;
  expect.soft(taps, 'taps').toBeLessThanOrEqual(limits?.taps ?? 0);
  expect.soft(characters, 'characters').toBeLessThanOrEqual(limits?.characters ?? 0);
});
