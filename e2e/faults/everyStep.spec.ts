import { createHash } from 'node:crypto';
import { documentInputs } from '../support/documents.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { keptAt } from '../support/keptForms.ts';
import { photo } from '../support/files.ts';
import { atOffer, holderAt } from '../support/holderAt.ts';
import { quoteAddress } from '../support/guestStart.ts';
import { applicant } from '../support/people.ts';
import { chooseOccupation, nextPart } from '../support/quoteSteps.ts';

/** Runs `what` and waits until the browser has saved the form. */
async function runAndAwaitSave(page: Page, what: () => Promise<unknown>): Promise<void> {
  const doneAt = await page.evaluate(() => Date.now());
  await what();
  await expect.poll(() => keptAt(page)).toBeGreaterThanOrEqual(doneAt);
}

/** Fills the form with the demo panel. */
async function fillAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await page.getByRole('button', { name: 'Completar este formulario' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Types into the last field, because typing makes the browser save the form. */
const typeLast = (page: Page) =>
  runAndAwaitSave(page, () => page.getByRole('main').getByRole('textbox').last().pressSequentially('1'));

async function fillForm(page: Page): Promise<void> {
  await fillAll(page);
  await typeLast(page);
}

/** Fills in the personal data and opens part number `at`. */
async function fillPersonUpTo(page: Page, at: number): Promise<void> {
  await openQuote(page, '/titular/datos-personales');
  await fillAll(page);
  for (let part = 1; part < at; part += 1) await nextPart(page);
  await typeLast(page);
}

async function openQuote(page: Page, path: string): Promise<void> {
  await page.goto(await quoteAddress(page.request, path));
}

const choose = (page: Page, name: RegExp) =>
  runAndAwaitSave(page, () => page.getByRole('radio', { name }).last().check());

/** Returns an applicant with several accounts, whose number the reference bank derives from the DNI. */
function withAccounts() {
  const isOne = (dni: string) =>
    createHash('sha256').update(`accounts of ${dni}`).digest().readUInt8(0) % 3 > 0;
  let person = applicant();
  while (!isOne(person.dni)) person = applicant();
  return person;
}

async function uploadFirst(page: Page): Promise<void> {
  await documentInputs(page).first().setInputFiles(photo('documento.png', 120));
  await expect(page.getByText(/^Listo/).first()).toBeVisible();
}

/** Opens each of the fourteen steps, or a part of one, and fills it in without submitting. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  preference: async (page) => {
    await openQuote(page, '/titular/cotizacion/preferencia');
    await chooseOccupation(page, /JUBILAD/i);
    await expect(page).toHaveURL(/ocupacion=/);
  },
  'by-model': async (page) => {
    await openQuote(page, '/titular/cotizacion/cotizar/por-modelo');
    await page.getByRole('combobox', { name: 'Marca' }).fill('FIAT');
    await page.getByRole('option', { name: /^FIAT/i }).first().click();
  },
  'by-value': async (page) => {
    await openQuote(page, '/titular/cotizacion/cotizar/por-valor');
    await page.getByLabel('Valor del vehículo').fill('38500000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/valor=38500000/);
  },
  'personal-data': (page) => fillPersonUpTo(page, 1),
  'personal-data, contact': (page) => fillPersonUpTo(page, 2),
  'personal-data, work': (page) => fillPersonUpTo(page, 3),
  quoter: async (page) => {
    await atOffer(page);
    await page.getByLabel('Monto del préstamo').first().fill('15000000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/monto=15000000/);
    // Appears last.
    await expect(page.getByRole('button', { name: /^Ver las \d+ cuotas$/ })).toBeVisible();
  },
  'additional-data': async (page) => {
    await holderAt(page, 'additional-data');
    await fillForm(page);
  },
  'phone-validation': async (page) => void (await holderAt(page, 'phone-validation')),
  insurance: async (page) => {
    await holderAt(page, 'insurance');
    // The last coverage is not preselected.
    const coverages = page.getByRole('radiogroup', { name: '¿Qué querés que cubra?' });
    await coverages.getByRole('radio').last().check();
    await choose(page, / por mes/);
  },
  summary: async (page) => void (await holderAt(page, 'summary')),
  'seller-data': async (page) => {
    await holderAt(page, 'seller-data');
    await page.getByRole('radio', { name: /Cargar los datos yo/ }).check();
    await fillForm(page);
  },
  'seller-documents': async (page) => {
    await holderAt(page, 'seller-documents');
    await uploadFirst(page);
  },
  'vehicle-documents': async (page) => {
    await holderAt(page, 'vehicle-documents');
    await fillForm(page);
    await uploadFirst(page);
  },
  'payment-account': async (page) => {
    await holderAt(page, 'payment-account', withAccounts());
    await choose(page, /Abrir una caja de ahorro nueva/);
  },
  end: async (page) => void (await holderAt(page, 'end')),
};

type Fields = Readonly<Record<string, string | boolean>>;

/** Returns every field's value except consents, which are not saved. */
const fieldsOf = (page: Page): Promise<Fields> =>
  page.evaluate(() => {
    const fields: Record<string, string | boolean> = {};
    const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main :is(input, select, textarea)',
    );
    for (const control of controls) {
      if (control.type === 'file' || /consent/i.test(control.name)) continue;
      const ticked =
        control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
      const key = ticked ? `${control.name}=${control.value}` : control.name || control.id;
      // Amounts have no thousands separators while typing.
      fields[key] = ticked ? control.checked : control.value.replaceAll(/[$.\s]/g, '');
    }
    fields['ready files'] = String(
      [...document.querySelectorAll('main *')].filter(
        ({ children, textContent }) => children.length === 0 && textContent.startsWith('Listo'),
      ).length,
    );
    return fields;
  });

/** Kills a service by the process id next to its log; the supervisor restarts it. */
function kill(service: 'bank' | 'gateway'): void {
  const pid = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '.data', 'logs', `${service}.pid`), 'utf8');
  process.kill(Number(pid), 'SIGKILL');
}

const PORTS = { bank: 'E2E_BANK_PORT', gateway: 'E2E_GATEWAY_PORT' } as const;

async function backAgain(page: Page, service: 'bank' | 'gateway'): Promise<void> {
  const health = `http://127.0.0.1:${process.env[PORTS[service]]}/healthz`;
  const ready = async () => (await page.request.get(health).catch(() => null))?.ok();
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
}

type Applicant = { step: string; page: Page; before: Fields };

/** Creates an applicant on each step, each in a separate browser context. */
async function applicantsAtEachStep(browser: Browser): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (const [step, come] of Object.entries(STEPS)) {
    const page = await (await browser.newContext()).newPage();
    await come(page);
    applicants.push({ step, page, before: await fieldsOf(page) });
  }
  return applicants;
}

test('after a crash of the bank, gateway or tab at any step, the form keeps the entered data', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const applicants = await applicantsAtEachStep(browser);
  for (const ended of ['bank', 'gateway', 'tab'] as const) {
    const addresses = applicants.map(({ page }) => page.url());
    if (ended === 'tab') {
      for (const one of applicants) {
        const { page } = one;
        one.page = await page.context().newPage();
        await page.close();
      }
    } else {
      kill(ended);
      for (const { page } of applicants.slice(0, 1)) await backAgain(page, ended);
    }
    for (const [at, { step, page, before }] of applicants.entries()) {
      await test.step(`${ended} ended at ${step}`, async () => {
        // The gateway's circuit breaker may stay open for seconds after a restart, so reopen the page like a user.
        await expect(async () => {
          await page.goto(addresses[at] ?? '');
          await expect.poll(() => fieldsOf(page), { timeout: 20_000 }).toEqual(before);
        }).toPass({ timeout: 90_000 });
      });
    }
  }
});
