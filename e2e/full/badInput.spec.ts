import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { documentInputs } from '../support/documents.ts';
import { falsePhoto, photo } from '../support/files.ts';
import { atOffer, atPersonalData, holderAt } from '../support/holderAt.ts';
import { applicant } from '../support/people.ts';
import { fillContact, fillDni, nextPart } from '../support/quoteSteps.ts';

type Refused = Readonly<{ id: string; field: string; value: string; message: string | RegExp }>;

const OF_DNI: readonly Refused[] = [
  { id: 'VA-02', field: 'Nombre', value: 'Ana3', message: 'Solo se permiten letras.' },
  { id: 'VA-03', field: 'Apellido', value: '   ', message: 'El campo no puede estar vacío' },
  { id: 'VA-05', field: 'Número de documento', value: '11.111.111', message: /DNI|documento/i },
  { id: 'VA-07', field: 'CUIL o CUIT', value: '20-26756539-2', message: /CUIL/ },
];
const OF_CONTACT: readonly Refused[] = [
  { id: 'VA-04', field: 'Correo electrónico', value: 'ana@', message: /correo/i },
  { id: 'VA-08', field: 'Celular', value: '9 11 4555 6677', message: /9/ },
];

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Revisá estos datos' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

/** Enters one invalid value and expects its message; `kept` is a valid value that must stay. */
async function expectRefused(page: Page, { id, field, value, message }: Refused, kept: [string, string]) {
  await test.step(`${id}: '${value}' as ${field}`, async () => {
    await textbox(page, field).fill(value);
    await goOn(page);
    await expect(summaryOf(page).getByRole('link')).toHaveCount(1);
    await expect(summaryOf(page)).toContainText(message);
    await expect(textbox(page, field)).toHaveValue(value);
    await expect(textbox(page, field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(kept[0], { exact: true })).toHaveValue(kept[1]);
    await expect(page).toHaveURL(/datos-personales/);
  });
}

test('[VA-01] [VA-02] [VA-03] [VA-04] [VA-05] [VA-07] [VA-08] [VA-09] invalid personal data get their own messages without loss', async ({
  page,
}) => {
  const person = applicant();
  await atPersonalData(page);
  await test.step('an empty form lists everything missing in a focused summary', async () => {
    await goOn(page);
    await expect(summaryOf(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(
      summaryOf(page)
        .getByRole('link', { name: /Este campo es requerido\./ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await summaryOf(page).getByRole('link').first().click();
    await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  });
  for (const refused of OF_DNI) {
    await fillDni(page, person);
    await expectRefused(page, refused, ['Día', person.birth.day]);
  }
  await test.step('the form rejects a person who turns 18 tomorrow', async () => {
    const tomorrow = new Date(Date.now() + 36 * 3_600_000);
    const birth = {
      day: String(tomorrow.getUTCDate()),
      month: String(tomorrow.getUTCMonth() + 1),
      year: String(tomorrow.getUTCFullYear() - 18),
    };
    await fillDni(page, { ...person, birth });
    await goOn(page);
    await expect(summaryOf(page).getByRole('link')).toHaveCount(1);
    await expect(summaryOf(page)).toContainText(/18/);
  });
  await fillDni(page, person);
  await nextPart(page);
  for (const refused of OF_CONTACT) {
    await fillContact(page, person);
    const isPhone = refused.field === 'Celular';
    const phone = `${person.areaCode} ${person.number}`;
    await expectRefused(page, refused, isPhone ? ['Correo electrónico', person.email] : ['Celular', phone]);
  }
});

test('[VA-10] [CA-43] the quoter rejects an amount outside the offer and keeps the input; a double click creates one proposal', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && (request.postData() ?? '').includes('"CreateProposal"'))
      posts.push(request.postData() ?? '');
  });
  await atOffer(page);
  const amount = page.getByRole('textbox', { name: 'Monto del préstamo' });
  const take = page.getByRole('button', { name: 'Quiero este préstamo' });
  await amount.fill('999');
  await take.click();
  await expect(summaryOf(page)).toContainText('entre 1.000.000 y 32.000.000 pesos');
  await expect(summaryOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\/titular\/cotizacion\/cotizar/);

  await amount.fill('mucho');
  await take.click();
  await expect(summaryOf(page)).toContainText('El monto lleva solo números, como 20.000.000.');
  await expect(amount).toHaveValue('mucho');
  await page.getByRole('radio', { name: 'UVA' }).check();
  await expect(amount).toHaveValue('mucho');
  await page.getByRole('radio', { name: 'Tasa fija' }).check();
  expect(posts).toHaveLength(0);

  const second = await page.context().newPage();
  await second.goto(page.url());
  // The figures show that it has loaded the offer.
  await expect(second.getByRole('textbox', { name: 'Monto del préstamo' })).not.toHaveValue('');
  await second.waitForLoadState('networkidle');
  await amount.fill('15,5 millones');
  await take.dblclick();
  await expect(page).toHaveURL(/adicionales/);
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain('"financedAmount":"15500000"');

  // Another tab still shows the offer and opens the proposal created from it.
  await second.getByRole('button', { name: 'Quiero este préstamo' }).click();
  await expect(second.getByRole('heading', { name: 'Esta oferta ya se usó' })).toBeVisible();
  await second.getByRole('button', { name: 'Seguir con esa solicitud' }).click();
  await expect(second).toHaveURL(/adicionales/);
});

test('[VA-10] the landing page rejects an amount or value it cannot parse, and parses millions', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const start = page.getByRole('link', { name: 'Empezar solicitud' });
  const amount = textbox(page, '¿Cuánto necesitás?');
  const value = textbox(page, '¿Cuánto vale el vehículo?');
  await amount.fill('1e9');
  await start.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1e9');
  await expect(amount).toHaveAccessibleDescription(/solo números/);
  await amount.fill('8M');
  await value.fill('treinta');
  await start.click();
  await expect(value).toBeFocused();
  await expect(value).toHaveAccessibleDescription(/solo con números/);
  await value.fill('32 millones');
  await start.click();
  await expect(page).toHaveURL(/valor=32000000.*monto=8000000/);
});

test('[EN-02] a connection lost during submission loses no input, and a spouse’s data never leave the browser', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await holderAt(page, 'additional-data');
  await page.getByLabel('Calle', { exact: true }).fill('Av. Rivadavia');
  await page.getByLabel('Altura').fill('4502');
  await page.getByLabel('Código postal').fill('1424');
  const marital = page.getByLabel('Estado civil');
  await marital.selectOption({
    label: await marital.locator('option').filter({ hasText: /casad/i }).innerText(),
  });
  await page.getByRole('button', { name: 'Datos de tu cónyuge (opcional)' }).click();
  const spouse = page.getByRole('group', { name: 'Datos de tu cónyuge' }).or(page.locator('main'));
  await spouse.last().getByLabel('Nombre', { exact: true }).fill('Hermenegildo');
  await spouse.last().getByLabel('Apellido', { exact: true }).fill('Zurbarán');
  await spouse.last().getByLabel('DNI', { exact: true }).fill('28.777.111');
  await page.getByLabel(/^Género/).selectOption({ index: 1 });

  // The form asks once, then accepts the value.
  await page.getByLabel('Código postal').fill('X5000ABC');
  await goOn(page);
  await expect(page.getByLabel('Código postal')).toHaveAccessibleDescription(/es de otra provincia/);
  await context.setOffline(true);
  await goOn(page);
  await expect(page.getByText(/no hay conexión/i).first()).toBeVisible();
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Av. Rivadavia');
  await context.setOffline(false);
  await goOn(page);
  await expect(page).toHaveURL(/validacion-telefono/);
  expect(sent.filter((text) => /Hermenegildo|Zurbar|28\.?777\.?111/.test(text))).toEqual([]);
  expect(sent.some((text) => text.includes('Rivadavia'))).toBe(true);
});

test('[CA-52] uploads reject a fake photo and an oversized file, and retry after a lost connection', async ({
  page,
  context,
}) => {
  await holderAt(page, 'seller-documents');
  const input = documentInputs(page).first();
  await input.setInputFiles(falsePhoto('factura.png'));
  await expect(
    page.getByText('El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.').first(),
  ).toBeVisible();
  await expect(page.getByText('factura.png', { exact: true })).toHaveCount(0);

  await input.setInputFiles({ ...photo('enorme.png'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 1) });
  await expect(
    page.getByText('El archivo supera los 10 MB. Probá con uno más liviano.').first(),
  ).toBeVisible();
  await expect(page.getByText('enorme.png', { exact: true })).toHaveCount(0);

  await context.setOffline(true);
  await input.setInputFiles(photo('constancia.png'));
  await expect(page.getByText(/Se cortó la conexión/).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Probar de nuevo: constancia.png' }).click();
  await expect(page.getByText(/^Listo/)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('constancia.png', { exact: true })).toBeVisible();
});

function textbox(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}
