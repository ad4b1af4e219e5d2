import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringTo, type ProposalStep } from './bankJourney.ts';
import { createSimulation, postProposal, quoteAddress, type Holder, type Loan } from './guestStart.ts';
import { applicant, type Applicant } from './people.ts';

const PATHS: Readonly<Record<ProposalStep, string>> = {
  'additional-data': '/titular/datos-personales/adicionales',
  'phone-validation': '/titular/validacion-telefono',
  insurance: '/titular/seguro',
  summary: '/titular/resumen',
  'seller-data': '/titular/documentacion-vendedor/datos',
  'seller-documents': '/titular/documentacion-vendedor',
  'vehicle-documents': '/titular/documentacion-vehiculo',
  'payment-account': '/titular/medio-de-pago',
  end: '/titular/fin-proceso',
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const path = address.split('?')[0];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/**
 * Opens `step` of the holder's flow as a guest who completed all earlier steps and holds the proposal. Journeys about
 * later steps start here; only `whole.spec.ts` walks there screen by screen.
 */
export async function holderAt(
  page: Page,
  step: ProposalStep,
  person = applicant(),
  loan?: Loan,
  coOwner?: Applicant,
): Promise<Holder> {
  const holder = await postProposal(page.request, person, loan, coOwner);
  await bringTo(holder, step);
  await open(page, PATHS[step]);
  return holder;
}

/** Opens a step of a proposal that this browser holds. */
export const openStep = (page: Page, step: ProposalStep) => open(page, PATHS[step]);

/** Opens the personal data form for a new car of known value. */
export async function atPersonalData(page: Page): Promise<void> {
  await open(page, await quoteAddress(page.request, '/titular/datos-personales'));
}

/** Opens the quoter with an offer for `person`. */
export async function atOffer(page: Page, person = applicant()): Promise<void> {
  await createSimulation(page.request, person);
  await open(page, await quoteAddress(page.request, '/titular/cotizacion/cotizar'));
}
