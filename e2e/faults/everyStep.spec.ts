import { createHash } from 'node:crypto';
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

/** Does `what` and waits until the browser has kept the form. */
async function kept(page: Page, what: () => Promise<unknown>): Promise<void> {
  const doneAt = await page.evaluate(() => Date.now());
  await what();
  await expect.poll(() => keptAt(page)).toBeGreaterThanOrEqual(doneAt);
}

/** Fills the form as the demonstration does. */
async function fillAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await page.getByRole('button', { name: 'Completar este formulario' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Types into the last field: what is typed makes the browser keep the form. */
const typeLast = (page: Page) =>
  kept(page, () => page.getByRole('main').getByRole('textbox').last().pressSequentially('1'));

async function fillForm(page: Page): Promise<void> {
  await fillAll(page);
  await typeLast(page);
}

/** The form of personal data, filled in, at its `at`-th part. */
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
  kept(page, () => page.getByRole('radio', { name }).last().check());

/** An applicant with several accounts to choose from: the reference bank derives their number from the DNI. */
function withAccounts() {
  const isOne = (dni: string) =>
    createHash('sha256').update(`accounts of ${dni}`).digest().readUInt8(0) % 3 > 0;
  let person = applicant();
  while (!isOne(person.dni)) person = applicant();
  return person;
}

async function uploadFirst(page: Page): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(photo('documento.png', 120));
  await expect(page.getByText(/^Listo/).first()).toBeVisible();
}

/** Each of the fourteen steps, and each part of one: how an applicant comes there, and what they do without sending it. */
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
    // The last to arrive.
    await expect(page.getByText(/^Con UVA (empezás|pagás) /)).toBeVisible();
  },
  'additional-data': async (page) => {
    await holderAt(page, 'additional-data');
    await fillForm(page);
  },
  'phone-validation': async (page) => void (await holderAt(page, 'phone-validation')),
  insurance: async (page) => {
    await holderAt(page, 'insurance');
    // The last coverage is not the one that the page begins with.
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

/** Every field of the screen with its value, but consents, which are given anew. */
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
      // An amount that is being typed has no dots yet.
      fields[key] = ticked ? control.checked : control.value.replaceAll(/[$.\s]/g, '');
    }
    fields['ready files'] = String(
      [...document.querySelectorAll('main *')].filter(
        ({ children, textContent }) => children.length === 0 && textContent.startsWith('Listo'),
      ).length,
    );
    return fields;
  });

/** The supervisor writes the process id of each service beside its log, and starts it again. */
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

/** An applicant on each step, each in a browser of their own. */
async function applicantsAtEachStep(browser: Browser): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (const [step, come] of Object.entries(STEPS)) {
    const page = await (await browser.newContext()).newPage();
    await come(page);
    applicants.push({ step, page, before: await fieldsOf(page) });
  }
  return applicants;
}

test('the bank, the gateway or the tab ends at any step, and nothing is typed twice', async ({ browser }) => {
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
        // For seconds after a process is back the gateway may still leave a route of the bank alone: people open the page again.
        await expect(async () => {
          await page.goto(addresses[at] ?? '');
          await expect.poll(() => fieldsOf(page), { timeout: 20_000 }).toEqual(before);
        }).toPass({ timeout: 90_000 });
      });
    }
  }
});
