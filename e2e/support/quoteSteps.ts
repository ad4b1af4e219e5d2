import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Applicant } from './people.ts';
import { arrive } from './screens.ts';

type VehicleChoice = Readonly<{
  agreement: RegExp;
  occupation?: RegExp;
  kind: 'model' | 'value';
}>;

/** Goes from `/` to the start of the flow and reads the quick quote's figure. */
export async function startFromLanding(page: Page): Promise<void> {
  await page.goto('/');
  await arrive(page, '/');
  await expect(page.getByText(/^\$\s?930\.485,8\d$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Empezar mi solicitud' }).click();
}

const inEmployment = /RELACI[OÓ]N DE DEPENDENCIA/i;

export async function chooseOccupation(page: Page, occupation: RegExp = inEmployment): Promise<void> {
  await occupations(page).getByRole('radio', { name: occupation }).check();
}

export const occupations = (page: Page) => page.getByRole('radiogroup', { name: /^Situación laboral/ });

export async function choosePreferences(page: Page, choice: VehicleChoice): Promise<void> {
  await arrive(page, '/titular/cotizacion/preferencia');
  await chooseOccupation(page, choice.occupation);
  await selectByText(page, 'Tipo de financiación', choice.agreement);
  // Texts for an applicant, or for a seller who asks a customer.
  const kind = choice.kind === 'model' ? /S(é|abe) qué modelo quier[oe]/ : /S(é|abe) cuánto vale/;
  await page.getByRole('radio', { name: kind }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Chooses a model in the searchable lists. The year's price fills in the value. */
export async function chooseModel(page: Page, brand: string, model: string): Promise<void> {
  await arrive(page, '/titular/cotizacion/cotizar/por-modelo');
  await page.getByRole('radio', { name: /AUTOS/i }).check();
  await pick(page, 'Marca', brand);
  await pick(page, 'Modelo', model);
  await selectIndex(page, 'Año', 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** `yearIndex` counts from the newest year in the list, starting at 1. */
export async function chooseValue(page: Page, value: string, yearIndex = 1): Promise<void> {
  await arrive(page, '/titular/cotizacion/cotizar/por-valor');
  await page.getByRole('radio', { name: /AUTOS/i }).check();
  await selectIndex(page, 'Año', yearIndex);
  await page.getByLabel('Valor del vehículo').fill(value);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

export async function givePersonalData(page: Page, person: Applicant): Promise<void> {
  await arrive(page, '/titular/datos-personales');
  await fillPerson(page, person);
  await page.getByRole('button', { name: 'Ver mi oferta' }).click();
}

/** Fills in the owner's personal data, up to the submit button. */
export async function fillPerson(page: Page, person: Applicant): Promise<void> {
  await fillDni(page, person);
  await nextPart(page);
  await fillContact(page, person);
  await nextPart(page);
  await fillWork(page);
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
}

export async function fillCoOwner(page: Page, person: Applicant): Promise<void> {
  await selectByText(page, 'Vínculo con vos', /HERMAN/i);
  await fillDni(page, person);
  await nextPart(page);
  await fillContact(page, person);
  await nextPart(page);
  await selectByText(page, 'Situación laboral', /RELACI[OÓ]N DE DEPENDENCIA/i);
  await fillWork(page);
}

/** Goes to the next part of a person's form, which has another heading. */
export async function nextPart(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(heading).not.toHaveText(before);
}

export async function fillDni(page: Page, person: Applicant): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(person.firstName);
  await page.getByLabel('Apellido', { exact: true }).fill(person.lastName);
  await page.getByLabel('Número de documento').fill(person.dni);
  await page.getByRole('radio', { name: /FEMENINO/i }).check();
  await page.getByLabel('Día', { exact: true }).fill(person.birth.day);
  await page.getByLabel('Mes', { exact: true }).fill(person.birth.month);
  await page.getByLabel('Año', { exact: true }).fill(person.birth.year);
  await page.getByLabel('CUIL o CUIT').fill(person.cuil);
}

export async function fillContact(page: Page, person: Applicant): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page
    .getByRole('textbox', { name: /^(Celular|Teléfono)$/ })
    .fill(`${person.areaCode} ${person.number}`);
}

/** Fills in the work; an employee's tax fields have one option each, which loads with the activities. */
export async function fillWork(page: Page): Promise<void> {
  await expect(page.getByLabel('Actividad').getByRole('option').nth(1)).toBeAttached();
  await expect(page.getByLabel('Situación ante el IVA')).toHaveCount(0);
  await page.getByLabel('Ingreso neto por mes').fill('9.000.000');
}

const TAKE = /^(Quiero|Seguir con) este préstamo$/;

/** Waits for the evaluation and the figures of the offer. */
export async function waitForOffer(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /hasta .* preaprobados$/ })).toBeVisible({
    timeout: 60_000,
  });
  await arrive(page, '/titular/cotizacion/cotizar');
  await expect(page.getByRole('button', { name: TAKE })).toBeVisible();
}

export async function takeOffer(page: Page, mode: 'Tasa fija' | 'UVA'): Promise<void> {
  await waitForOffer(page);
  await page.getByRole('radio', { name: mode }).check();
  await expect(
    page
      .getByText(/^\d{1,3},\d{2}\s?%$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: TAKE }).click();
}

/** Picks an option by typing a part of its name, as in a long list on a phone. */
export async function pick(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
    .first()
    .click();
}

export async function selectByText(page: Page, label: string | RegExp, text: RegExp): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  const option = select.locator('option').filter({ hasText: text }).first();
  await expect(option).toBeAttached();
  await select.selectOption(await option.getAttribute('value'));
}

/** Selects the option at `index` of a native list; 0 is 'Elegí una opción'. */
export async function selectIndex(page: Page, label: string, index: number): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await expect(select.locator('option').nth(index)).toBeAttached();
  await select.selectOption({ index });
}
