import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import { expectThat, type Kit, NotRun, expectRefusal } from '../kit.ts';
import type { People } from '../people.ts';

type Named = People['applicants'][number];
type Rates = Readonly<{ indexerType: string; matrixCode: string; termFrom: number; termTo: number }>;
type Simulation = Readonly<{ scoring: { ratesProductViewDTOList: readonly Rates[] } | null }>;
export type Proposal = Readonly<{
  proposalUuid: string;
  proposalNumber: number;
  phase: string | null;
  status: string;
  consentKey?: string | null;
}>;

const POLLS = 30;
const BETWEEN_POLLS_MS = 500;

export const personOf = (kit: Kit, { document, gender, cuitl }: Named) => ({
  ...kit.people.person,
  personType: 'OWNER',
  owner: true,
  document,
  gender,
  cuitl,
});

export const simulationOf = (kit: Kit, person: Named) => ({
  customer: personOf(kit, person),
  vehicle: kit.people.vehicle,
  simulationType: 'PER_MODEL',
  agreementId: kit.people.agreementId,
  consents: [{ kind: 'PERSONAL_DATA', textVersion: 'conformance' }],
});

/** Polls until the bank has decided. */
async function decision(kit: Kit, query: { uuid: string; idRequest: string }): Promise<string> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { status } = await kit.ask<{ status: string }>('getSimulationStatus', { query });
    if (status !== 'PENDING') return status;
    if (poll > 2) await new Promise((resolve) => setTimeout(resolve, BETWEEN_POLLS_MS));
  }
  throw new Error(`not decided after ${POLLS} polls`);
}

/** Creates an approved simulation; returns it with the code of its rates. */
async function approved(
  kit: Kit,
  person: Named,
  headers: Readonly<Record<string, string>> = {},
  change: object = {},
): Promise<{ uuid: string; matrixCode: string }> {
  const body = { ...simulationOf(kit, person), ...change };
  const other = { ...body, customer: { ...body.customer, firstName: 'Otra' } };
  const made = await kit.write<{ uuid: string; idRequest: string }>(
    'setSimulation',
    { body, headers },
    other,
  );
  const status = await decision(kit, made);
  if (status !== 'APPROVED') throw new Error(`${person.document} of people.json is ${status}, not APPROVED`);
  const { scoring } = await kit.ask<Simulation>('getSimulation', { query: { id: made.uuid } });
  const { terms, mode } = kit.people.loan;
  const rates = scoring?.ratesProductViewDTOList.find(
    (one) => one.indexerType === mode && one.termFrom <= terms && terms <= one.termTo,
  );
  if (rates === undefined) throw new Error(`the offer has no rate in ${mode} for ${terms} instalments`);
  return { uuid: made.uuid, matrixCode: rates.matrixCode };
}

/** Creates a proposal for the next person of people.json. */
export async function proposed(
  kit: Kit,
  headers: Readonly<Record<string, string>> = {},
  /** Consents are omitted when a seller creates it. */
  pointOfSale?: string,
): Promise<Proposal> {
  const change = pointOfSale === undefined ? {} : { pointOfSale, consents: [] };
  const query: Record<string, string> =
    pointOfSale === undefined ? {} : { pointOfSaleCodeSelected: pointOfSale };
  for (;;) {
    const { uuid, matrixCode } = await approved(kit, kit.applicant(), headers, change);
    const { financedAmount, terms, dueDate } = kit.people.loan;
    const body = { identification: { uuid }, simulation: { financedAmount, terms, dueDate, matrixCode } };
    const open = await kit.call('postProposal', { body, headers, query });
    if (open.status === 409 && JSON.stringify(open.body).includes('OPEN_PROPOSAL_EXISTS')) continue;
    const other = { ...body, simulation: { ...body.simulation, dueDate: dueDate + 1 } };
    return kit.write<Proposal>('postProposal', { body, headers, query }, other);
  }
}

/** Checks quotes and offers, from a simulation to a proposal. */
export async function offers(kit: Kit): Promise<void> {
  const { loan, people } = { loan: kit.people.loan, people: kit.people };
  const rates = { financedAmount: loan.financedAmount, selectedTerm: loan.terms, selectedMode: loan.mode };
  await kit.check('getRates', 'calculates an indicative loan, with a row for each instalment', async () => {
    const { installments } = await kit.ask<{ installments: unknown[] }>('getRates', { body: rates });
    expectThat(
      installments.length === loan.terms,
      `${installments.length} rows for ${loan.terms} instalments`,
    );
  });
  await kit.check('getRates', 'returns the same figures for the same loan', async () => {
    const one = await kit.ask('getRates', { body: rates });
    expectThat(
      isDeepStrictEqual(await kit.ask('getRates', { body: rates }), one),
      'the second answer is another one',
    );
  });
  await kit.check(
    'setSimulation',
    'creates one simulation for two simultaneous requests with one key',
    async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = simulationOf(kit, kit.applicant());
      const both = await Promise.all([1, 2].map(() => kit.call('setSimulation', { body, headers })));
      const made = both.filter(({ status }) => status === 200);
      expectThat(made.length > 0, 'none was answered');
      for (const other of both.filter(({ status }) => status !== 200))
        expectRefusal(other, 409, 'IDEMPOTENCY_IN_FLIGHT');
      expectThat(
        made.every((one) => isDeepStrictEqual(one.body, made[0]?.body)),
        'two were made',
      );
    },
  );
  await kit.check('setSimulation', 'separates the keys of two browsers', async () => {
    const person = kit.applicant();
    const key = randomUUID();
    const of = (subject: string) =>
      kit.ask<{ uuid: string }>('setSimulation', {
        body: simulationOf(kit, person),
        headers: { 'idempotency-key': key, 'x-subject': subject },
      });
    const [one, other] = [await of('guest:one'), await of('guest:other')];
    expectThat(one.uuid !== other.uuid, 'the second browser got the answer of the first');
  });
  await kit.check('setSimulation', 'rejects the DNI of a deceased person', async () => {
    if (people.deceased === undefined) throw new NotRun('people.json has nobody deceased');
    const details = await kit.ask<{ deceased: boolean }>('getPersonDetails', {
      body: { dni: people.deceased.document, gender: people.deceased.gender },
    });
    expectThat(details.deceased, 'getPersonDetails says that they are alive');
    expectRefusal(
      await kit.call('setSimulation', { body: simulationOf(kit, people.deceased) }),
      400,
      'PERSON_DECEASED',
    );
  });
  await kit.check('getSimulationStatus', 'rejects applicants who fail the scoring', async () => {
    if (people.notApproved === undefined) throw new NotRun('people.json has nobody who is refused');
    const made = await kit.ask<{ uuid: string; idRequest: string }>('setSimulation', {
      body: simulationOf(kit, people.notApproved),
    });
    const status = await decision(kit, made);
    expectThat(status === 'REJECTED', `the decision is ${status}`);
  });
  const { uuid } = await approved(kit, kit.applicant());
  await kit.check('getRates', "calculates the applicant's own offer", () =>
    kit.ask('getRates', { body: { ...rates, uuid } }),
  );
  const prepayment = { prepaidAmount: 1_000_000, afterInstallment: 1, effect: 'FEWER_INSTALLMENTS' };
  await kit.call('getOfferPrepayment', { query: { ...rates, ...prepayment, uuid } });
  await kit.check('validateCoupon', 'reports an unknown coupon as invalid', async () => {
    const { valid } = await kit.ask<{ valid: boolean }>('validateCoupon', {
      body: { couponId: 'NO-SUCH', ownerId: uuid },
    });
    expectThat(!valid, 'it is valid');
  });
  await kit.check('saveVehicle', 'accepts another vehicle before the proposal', () =>
    kit.write('saveVehicle', { path: { ownerId: uuid }, body: people.vehicle }),
  );
  await kit.check('getQuotePdf', 'returns a quote as a PDF', async () => {
    if ((await kit.call('getQuotePdfAvailable')).status !== 200)
      throw new NotRun('the bank prints no quotes');
    const { calculatedValueDTO } = await kit.ask<{ calculatedValueDTO: { totalToPay: number } }>('getRates', {
      body: rates,
    });
    const body = {
      ...rates,
      totalToPay: calculatedValueDTO.totalToPay,
      validUntil: '2099-12-31',
      link: 'https://bank.example/q',
    };
    await kit.ask('getQuotePdf', { body });
  });
  await kit.check('getCertificate', 'shows a dealer the offer and nothing else', async () => {
    const other = await approved(kit, kit.applicant());
    const { certificateId } = await kit.ask<{ certificateId?: string | null }>('getSimulation', {
      query: { id: other.uuid },
    });
    if (!certificateId) throw new NotRun('the bank has no certificates');
    const path = { id: certificateId };
    const { state } = await kit.ask<{ state: string }>('getCertificate', { path });
    expectThat(state === 'VALID', `its state is ${state}`);
    await kit.ask('getCertificatePdf', { path });
    expectRefusal(
      await kit.call('getCertificate', { path: { id: randomUUID() } }),
      404,
      'CERTIFICATE_NOT_FOUND',
    );
  });
  await kit.check('postProposal', 'allows one open proposal per person, which can be cancelled', async () => {
    const { proposalUuid } = await proposed(kit);
    const path = { id: proposalUuid };
    const cancelled = await kit.write<Proposal>('cancelProposal', { path });
    expectThat(['C', 'X'].includes(cancelled.status), `its status is ${cancelled.status}`);
    const after = await kit.ask<Proposal>('getProposal', { path });
    expectThat(after.status === cancelled.status, 'getProposal says otherwise');
  });
}
