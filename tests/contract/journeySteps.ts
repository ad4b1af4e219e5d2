import { suggestCuil } from '@prendarios/rules/cuil';
import { expect } from 'vitest';
import type { Guest, product } from './guest.ts';

export type Product = Awaited<ReturnType<typeof product>>;

const person = (documentNumber: string) => ({
  firstName: 'Juana',
  lastName: 'Pérez',
  documentNumber,
  documentKind: 'DNI',
  gender: 'FEMALE',
  birthDate: '1990-05-01',
  cuil: suggestCuil(documentNumber, 'F'),
  email: 'Juana@Correo.com',
  phone: { areaCode: '011', number: '15-4555-6677', providerCode: 'PER' },
  occupationId: 2,
  vatStatusCode: 'CF',
});

export const simulationInput = (documentNumber: string) => ({
  owner: person(documentNumber),
  vehicle: {
    typeCode: 'A',
    brandId: 'FIAT',
    modelId: 1,
    year: 2027,
    zeroKm: true,
    purchaseValue: '31200000',
  },
  kind: 'PER_MODEL',
  agreementId: 1,
  consents: [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }],
  metrics: { source: 'newsletter' },
});

export const OFFER = `simulation { id status owner { phone { areaCode number } email }
  offer { initialMode modes { mode isAvailable maxAmount { amount } defaultTerm minTerm maxTerm } } }`;

export const choice = { financedAmount: '10000000', term: 24, dueDay: 10 };

type Decided = {
  id: string;
  status: string;
  offer: { initialMode: string; modes: { mode: string; isAvailable: boolean }[] } | null;
};
type Quoted = { currentSimulation: { id: string; quote: { figures: { rateId: string } } } };
export type Made = { proposal: { id: string } };
export type Started = { simulation: { id: string } };

/** Polls until the evaluation ends, as a screen does; returns the number of polls. */
export async function awaitDecision(guest: Guest): Promise<{ simulation: Decided; polls: number }> {
  for (let polls = 1; polls <= 10; polls += 1) {
    const { currentSimulation } = await guest.data<{ currentSimulation: Decided }>(
      `{ currentSimulation { id status offer { initialMode modes { mode isAvailable } } } }`,
    );
    if (currentSimulation.status !== 'PENDING') return { simulation: currentSimulation, polls };
    expect(currentSimulation.offer).toBeNull();
  }
  throw new Error('never decided');
}

/** Simulates and creates a proposal from the offer; returns its id. `change`: replaced fields of the simulation input. */
export async function createProposal(
  guest: Guest,
  documentNumber: string,
  mode = 'FIXED',
  change: object = {},
): Promise<string> {
  const started = await guest.mutate<Started>(
    'startSimulation',
    { ...simulationInput(documentNumber), ...change },
    OFFER,
  );
  expect(started.userErrors).toEqual([]);
  await awaitDecision(guest);
  const { currentSimulation } = await guest.data<Quoted>(
    `query Q($input: OfferQuoteInput!) { currentSimulation { id quote(input: $input) { figures { rateId } } } }`,
    { input: { ...choice, mode } },
  );
  const made = await guest.mutate<Made>('createProposal', {
    ...choice,
    simulationId: currentSimulation.id,
    rateId: currentSimulation.quote.figures.rateId,
  });
  expect(made.userErrors).toEqual([]);
  return made.proposal.id;
}

export async function phoneCode(
  running: Product,
  guest: Guest,
  proposalId: string,
  purpose: 'VALIDATION' | 'RETURN',
): Promise<string> {
  const sent = await guest.mutate(
    'sendPhoneCode',
    { proposalId, purpose },
    'sentCode { maskedPhone expiresAt }',
  );
  // A returning browser has no access to the proposal and learns nothing about it.
  expect(sent).toMatchObject({
    sentCode: purpose === 'RETURN' ? null : { maskedPhone: '•• •••• 6677' },
    userErrors: [],
  });
  const [message] = await running.bank.outbox();
  return message?.code ?? '';
}

export const additionalDataInput = {
  address: {
    street: 'Av. Corrientes',
    number: '1.234',
    floor: '2',
    provinceId: 1,
    cityId: 1,
    locality: 'CIUDAD DE BUENOS AIRES',
    postalCode: '1043',
  },
  civilData: {
    maritalStatusCode: 'SOL',
    nationalityId: 1,
    countryOfBirthId: 1,
    hasNonParticipantSpouse: false,
  },
};

export const seller = {
  firstName: 'Mario',
  lastName: 'Vende',
  documentNumber: '25111222',
  gender: 'MALE',
  cuil: suggestCuil('25111222', 'M'),
  email: 'mario@correo.com',
  phone: { areaCode: '11', number: '44443333' },
};

/** Completes the steps up to the seller's data; returns the proposal's number. */
export async function untilSeller(running: Product, guest: Guest, proposalId: string): Promise<number> {
  await guest.mutate('saveOwnerAdditionalData', {
    proposalId,
    ...additionalDataInput,
  });
  const code = await phoneCode(running, guest, proposalId, 'VALIDATION');
  await guest.mutate('validatePhoneCode', { proposalId, code });
  const { proposal } = await guest.mutate<{ proposal: { number: number; insurances: { id: string }[] } }>(
    'generateInsurances',
    { proposalId },
    'proposal { number insurances { id } }',
  );
  const insuranceId = proposal.insurances[0]?.id ?? '';
  await guest.mutate('chooseInsurance', { proposalId, insuranceId });
  await guest.mutate('acceptSummary', { proposalId, textVersion: '1' });
  return proposal.number;
}

/** Sends the seller of a proposal a link; returns its key, read from the bank's outbox. */
export async function sellersKey(running: Product, applicant: Guest, proposalId: string): Promise<string> {
  const sent = await applicant.mutate('notifySeller', { proposalId }, 'maskedRecipient');
  expect(sent.userErrors).toEqual([]);
  return newestKey(running);
}

/** Returns the key in the newest message to a seller. */
export async function newestKey(running: Product): Promise<string> {
  const bodies = (await running.bank.outbox()).map(({ body }) => /#clave=([\w-]+)/.exec(body)?.[1]);
  return bodies.find((key) => key !== undefined) ?? '';
}
