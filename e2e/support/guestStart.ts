import type { APIRequestContext } from '@playwright/test';
import { arranged } from './bankCallsSeen.ts';
import type { Applicant } from './people.ts';

/** A person and their proposal. */
export type Holder = Readonly<{ id: string; number: string; person: Applicant; coOwner?: Applicant }>;

type UserErrors = { userErrors: { code: string; message: string }[] };
type Year = { year: number; zeroKm: boolean };
type Simulation = { id: string; status: string };
type Quoted = { currentSimulation: { quote: { figures: { rateId: string } | null } } };

/** Value of a new car, and the only agreement for new cars in every list. */
const VALUE = 40_000_000;
const AGREEMENT = 1;
const IN_EMPLOYMENT = 2;
const SIBLING = 'HER';

/** The chosen part of the offer, and its agreement. */
export type Loan = Readonly<{
  agreementId: number;
  mode: 'FIXED' | 'UVA';
  financedAmount: string;
  term: number;
  dueDay: number;
}>;
const LOAN: Loan = {
  agreementId: AGREEMENT,
  mode: 'FIXED',
  financedAmount: '20000000',
  term: 24,
  dueDay: 10,
};
const QUESTIONS = 10;

/** Sends one operation with the cookies of `browser` and keeps the cookies that the gateway sets. */
async function ask<T>(browser: APIRequestContext, query: string, input: object = {}): Promise<T> {
  const answer = await browser.post(`http://localhost:${process.env['E2E_GATEWAY_PORT']}/graphql`, {
    headers: { 'apollo-require-preflight': 'true', ...arranged() },
    data: { query, variables: { input } },
  });
  const { data, errors } = (await answer.json()) as { data: T | null; errors?: unknown };
  if (errors !== undefined || data === null) throw new Error(JSON.stringify(errors));
  return data;
}

function accepted<T extends UserErrors>(payload: T): T {
  if (payload.userErrors.length > 0) throw new Error(JSON.stringify(payload.userErrors));
  return payload;
}

/** Returns the newest year under an agreement, of a new car if it finances new ones. */
async function newestYear(browser: APIRequestContext, agreementId = AGREEMENT): Promise<Year> {
  const query = `{ vehicleYears(agreementId: ${agreementId}, typeCode: "A") { year zeroKm } }`;
  const { vehicleYears } = await ask<{ vehicleYears: Year[] }>(browser, query);
  const found = vehicleYears.find(({ zeroKm }) => zeroKm) ?? vehicleYears[0];
  if (found === undefined) throw new Error('The bank lists no year under this agreement.');
  return found;
}

/** Returns the address of a step before the offer, with the earlier answers in its query. */
export async function quoteAddress(browser: APIRequestContext, path: string): Promise<string> {
  const choice = {
    modo: 'por-valor',
    convenio: String(AGREEMENT),
    ocupacion: String(IN_EMPLOYMENT),
    tipo: 'A',
    anio: String((await newestYear(browser)).year),
    '0km': 'si',
    valor: String(VALUE),
  };
  return `${path}?${new URLSearchParams(choice)}`;
}

function personInput(person: Applicant) {
  const { day, month, year } = person.birth;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    documentNumber: person.dni,
    documentKind: 'DNI',
    gender: 'FEMALE',
    birthDate: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    cuil: person.cuil,
    email: person.email,
    phone: { areaCode: person.areaCode, number: person.number, providerCode: 'PER' },
    occupationId: IN_EMPLOYMENT,
    vatStatusCode: 'CF',
    monthlyIncome: person.income === undefined ? '9000000' : person.income,
  };
}

type Asked = { agreementId?: number; value?: number; coOwner?: Applicant | undefined };

/** Has the bank evaluate a person for this browser. Returns the simulation's id. */
export async function createSimulation(
  browser: APIRequestContext,
  person: Applicant,
  { agreementId = AGREEMENT, value = VALUE, coOwner }: Asked = {},
): Promise<string> {
  const { startSimulation } = await ask<{ startSimulation: UserErrors }>(
    browser,
    'mutation ($input: StartSimulationInput!) { startSimulation(input: $input) { userErrors { code message } } }',
    {
      owner: personInput(person),
      ...(coOwner && { coOwner: { ...personInput(coOwner), relationshipCode: SIBLING } }),
      vehicle: {
        typeCode: 'A',
        ...(await newestYear(browser, agreementId)),
        purchaseValue: String(value),
      },
      kind: 'PER_VALUE',
      agreementId,
      consents: ['PERSONAL_DATA', 'TERMS'].map((kind) => ({ kind, textVersion: '2026-11' })),
    },
  );
  accepted(startSimulation);
  // The bank starts the evaluation at the first call and returns the result at a later one.
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const { currentSimulation } = await ask<{ currentSimulation: Simulation }>(
      browser,
      '{ currentSimulation { id status } }',
    );
    if (currentSimulation.status !== 'PENDING') return currentSimulation.id;
  }
  throw new Error('The bank did not approve.');
}

/** Accepts the offer of an evaluated person. Returns the proposal, at its first step and created by this browser. */
export async function postProposal(
  browser: APIRequestContext,
  person: Applicant,
  loan: Loan = LOAN,
  coOwner?: Applicant,
): Promise<Holder> {
  const { agreementId, mode, ...taken } = loan;
  const simulationId = await createSimulation(browser, person, { agreementId, coOwner });
  const { currentSimulation } = await ask<Quoted>(
    browser,
    'query ($input: OfferQuoteInput!) { currentSimulation { quote(input: $input) { figures { rateId } } } }',
    { ...taken, mode },
  );
  const { createProposal } = await ask<{
    createProposal: UserErrors & { proposal: { id: string; number: number } };
  }>(
    browser,
    'mutation ($input: CreateProposalInput!) { createProposal(input: $input) { proposal { id number } userErrors { code message } } }',
    { ...taken, simulationId, rateId: currentSimulation.quote.figures?.rateId },
  );
  const { id, number } = accepted(createProposal).proposal;
  return { id, number: String(number), person, ...(coOwner && { coOwner }) };
}
