import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../support/camera.ts';
import { cardFilm, cardText, expectListed } from '../support/dniCard.ts';
import { countEffort, type Effort } from '../support/effort.ts';
import { anyPlate, applicant, type Applicant } from '../support/people.ts';
import { PERSON as PERSON_WHO_SELLS } from '../support/sales.ts';
import { identifyAsPerson, linkTo, sendSellersDocuments } from '../support/sellerLink.ts';
import * as proposal from '../support/proposalSteps.ts';
import { onEveryScreen } from '../support/screens.ts';
import { chooseOccupation, nextPart, selectIndex, waitForOffer } from '../support/quoteSteps.ts';

/** Creates an applicant with realistically short values, because characters count; each walk needs its own. */
const person = (): Applicant => ({
  ...applicant(),
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana.paz@gmail.com',
});
/** Film that replaces the camera, read when the camera opens. */
const film = join(process.env['E2E_DATA_DIR'] ?? '', `effort-${process.pid}.y4m`);

test.use({ film });

type Walk = Readonly<{
  quote: 'by model' | 'by value';
  dni: 'scanned' | 'typed';
  condition: '0KM' | 'used';
  /** Ends with the created proposal, because another walk covers the rest. */
  endsPosted?: true;
}>;
/** `together`: effort of the applicant plus a seller who is a person with a link. */
type Measured = Readonly<{ posted: Effort; end?: Effort; together?: Effort }>;
const KINDS = ['taps', 'characters', 'screens', 'files'] as const;

/** Maximum effort of each walk (docs/quality.md). */
const LIMITS: Readonly<Record<string, Measured>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'effort.json'), 'utf8'),
);

const go = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function quote(page: Page, { quote: kind, condition }: Walk): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(/930\.485,85/).first()).toBeVisible();
  if (condition === 'used') await page.getByRole('radio', { name: 'Usado' }).check();
  const start = page.getByRole('link', { name: 'Empezar mi solicitud' });
  // Wait for the bank's conditions.
  await expect(start).toHaveAttribute('href', /convenio=/);
  await start.click();
  await chooseOccupation(page);
  const wanted = kind === 'by model' ? 'Sé qué modelo quiero' : 'Sé cuánto vale';
  const radio = page.getByRole('radio', { name: new RegExp(wanted) });
  if (!(await radio.isChecked())) await radio.check();
  await go(page, 'Continuar');
  if (kind === 'by model') {
    await choose(page, 'Marca', /^FIAT/i);
    await choose(page, 'Modelo', /^CRONOS PRECISION/i);
  }
  const year = page.getByLabel('Año', { exact: true });
  await expect(year.locator('option').nth(1)).toBeAttached();
  // A single option is preselected.
  if ((await year.locator('option').count()) === 2) await expect(year).not.toHaveValue('');
  else if ((await year.inputValue()) === '') await selectIndex(page, 'Año', 1);
  await go(page, 'Continuar');
}

/** Types the DNI data; the form derives the CUIL from document and gender. */
async function typeDni(page: Page, who: Applicant): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(who.firstName);
  await page.getByLabel('Apellido', { exact: true }).fill(who.lastName);
  await page.getByLabel('Número de documento').fill(who.dni);
  await page.getByRole('radio', { name: /FEMENINO/i }).check();
  await page.getByLabel('Día', { exact: true }).fill(who.birth.day);
  await page.getByLabel('Mes', { exact: true }).fill(who.birth.month);
  await page.getByLabel('Año', { exact: true }).fill(who.birth.year);
  await expect(page.getByLabel('CUIL o CUIT')).not.toHaveValue('');
}

async function identify(page: Page, { dni }: Walk, who: Applicant): Promise<void> {
  await expect(page.getByRole('button', { name: 'Escanear mi DNI' })).toBeVisible();
  if (dni === 'typed') await typeDni(page, who);
  else {
    await go(page, 'Escanear mi DNI');
    await expectListed(page, who);
    // The camera is released.
    await expect(page.locator('video')).toHaveCount(0);
  }
  await nextPart(page);
  const email = page.getByLabel('Correo electrónico');
  if (dni === 'typed') await email.fill(who.email);
  else {
    const [name = '', domain = ''] = who.email.split('@');
    await email.fill(name);
    await go(page, `@${domain}`);
    await expect(email).toHaveValue(who.email);
  }
  await page.getByRole('textbox', { name: /^(Celular|Teléfono)$/ }).fill(who.areaCode + who.number);
  await nextPart(page);
  // The only possible tax answers arrive with the activities.
  await expect(page.getByLabel('Actividad').getByRole('option').nth(1)).toBeAttached();
  await page.getByRole('checkbox', { name: /Acepto que usen mis datos/ }).check();
  await page.getByRole('checkbox', { name: /Leí y acepto los términos/ }).check();
  await go(page, 'Ver mi oferta');
  await waitForOffer(page);
}

/** Completes the seller's part on the seller's phone. */
async function sell(page: Page, seller: Applicant): Promise<void> {
  await page.goto(await linkTo(seller.number));
  await identifyAsPerson(page, seller.number);
  await sendSellersDocuments(page);
  await page.getByLabel(/^CBU/).fill('2850590940090418135201');
  // Prefilled from the seller's data.
  await expect(page.getByLabel(/^CUIL o CUIT del titular/)).toHaveValue(
    new RegExp(PERSON_WHO_SELLS.document),
  );
  await go(page, 'Guardar cuenta');
  await expect(page).toHaveURL(/\/vendedor\/fin-proceso/);
}

const sum = (one: Effort, other: Effort): Effort => ({
  taps: one.taps + other.taps,
  characters: one.characters + other.characters,
  files: one.files + other.files,
  screens: one.screens + other.screens,
});

async function complete(page: Page, { condition }: Walk, who: Applicant, seller: Applicant): Promise<void> {
  await proposal.giveAddress(page);
  await proposal.validatePhone(page, who);
  await proposal.chooseInsurance(page);
  await proposal.acceptSummary(page);
  await proposal.sendLinkToSeller(page, seller);
  await proposal.identifyVehicle(page, condition === 'used' ? { plate: anyPlate() } : {});
  await proposal.chooseNewAccount(page);
  await proposal.confirm(page);
}

/** Estimates a hurried user's seconds: 1.5 per tap, 0.35 per character, 12 per screen, 20 per file, 25 per code. */
const seconds = ({ taps, characters, screens, files }: Effort, codes: number) =>
  Math.round(taps * 1.5 + characters * 0.35 + screens * 12 + files * 20 + codes * 25);

const WALKS: readonly Walk[] = [
  { quote: 'by model', dni: 'scanned', condition: '0KM' },
  { quote: 'by model', dni: 'typed', condition: '0KM', endsPosted: true },
  { quote: 'by value', dni: 'scanned', condition: '0KM' },
  { quote: 'by value', dni: 'typed', condition: 'used' },
];

/** Walks that check accessibility; the other walks show the same screens. */
const LOOKS = new Set(['by model, 0KM, DNI scanned', 'by value, used, DNI typed']);

for (const walk of WALKS) {
  const name = `${walk.quote}, ${walk.condition}, DNI ${walk.dni}`;
  test(`an applicant's manual effort stays within its limit: ${name}`, async ({ page, browser }) => {
    const [who, seller] = [person(), applicant()];
    writeFileSync(film, await cardFilm(cardText(who)));
    if (!LOOKS.has(name)) onEveryScreen(page, () => Promise.resolve());
    const effort = await countEffort(page);
    await quote(page, walk);
    await identify(page, walk, who);
    await go(page, 'Quiero este préstamo');
    await expect(page).toHaveURL(/\/titular\/datos-personales\/adicionales/);
    let measured: Measured = { posted: { ...effort } };
    if (!walk.endsPosted) {
      await complete(page, walk, who, seller);
      measured = { ...measured, end: { ...effort } };
    }
    if (walk.condition === 'used') {
      const other = await browser.newPage();
      const sellers = await countEffort(other);
      await sell(other, seller);
      measured = { ...measured, together: sum(effort, sellers) };
    }
    for (const [until, one] of Object.entries(measured)) {
      const { taps, characters, screens, files } = one;
      process.stdout.write(
        `${name}, to ${until}: ${taps} taps, ${characters} characters, ${screens} screens, ${files} files, ` +
          `about ${seconds(one, until === 'posted' ? 0 : 1)} s\n`,
      );
    }
    const limits = LIMITS[name];
    for (const until of ['posted', 'end', 'together'] as const) {
      for (const kind of KINDS) {
        expect
          .soft(measured[until]?.[kind] ?? 0, `${kind} to ${until}`)
          .toBeLessThanOrEqual(limits?.[until]?.[kind] ?? 0);
      }
    }
  });
}
