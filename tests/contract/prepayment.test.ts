import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GuestCapability, GuestCookies } from '../../gateway/src/session/guest.ts';
import { json } from '../../gateway/src/testing/bankStandIn.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { type SampleBank, sampleBank } from './sampleBank.ts';
import { PROPOSAL, SIMULATION } from './samples.ts';

const FOREIGN = '00000000-0000-4000-8000-0000000000ff';
const REST = {
  installments: 12,
  nextInstallment: 639_189.03,
  lastPaymentDate: '2028-12-11',
  interest: 1,
  total: 2,
};
const ANSWER = {
  paymentDate: '2027-12-10',
  owed: 6_086_801.57,
  amount: 1_000_000,
  charge: 0,
  before: REST,
  after: { ...REST, installments: 9, nextInstallment: null },
  installmentsSaved: 3,
  interestSaved: 812_345.6,
  feesSaved: 0,
  uvaValue: 2150.37,
  inUVA: { owed: 2830.58, amount: 465.04, interestSaved: 12.05 },
};
const FIELDS = `payableOn owed { amount } amount { amount } charge { amount }
  before { count nextInstallment { amount } lastPayableOn interest { amount } total { amount } }
  after { count nextInstallment { amount } } installmentsSaved interestSaved { amount } feesSaved { amount }
  uvaValue amountInUva interestSavedInUva`;
const INPUT = { amount: '1000000', afterInstallment: 12, effect: 'FEWER_INSTALLMENTS' };
const LOAN = { financedAmount: '10000000', term: 24, mode: 'FIXED', dueDay: 10 };
const OF_OFFER = `query ($loan: OfferQuoteInput!, $input: PrepaymentInput!) {
  currentSimulation { prepayment(loan: $loan, input: $input) { ${FIELDS} } } }`;
const OF_PROPOSAL = `query ($id: ID!, $input: PrepaymentInput!) {
  proposal(id: $id) { canSimulatePrepayment prepayment(input: $input) { ${FIELDS} } } }`;

const isPrepayment = (url: string | undefined) => /\/ext\/(offer-)?prepayment/.test(url ?? '');

let gateway: Running;
let sample: SampleBank;
let cookie: string;
beforeAll(async () => {
  gateway = await runGateway();
  sample = await sampleBank();
  const guest = GuestCapability.fresh();
  guest.addSimulation({ uuid: SIMULATION, idRequest: 'r1' });
  guest.addProposal(PROPOSAL);
  cookie = `guest=${await new GuestCookies(gateway.settings.cookieSecrets).seal(guest)}`;
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.bank.received.length = 0;
  const usual = sample(undefined, { get_proposal: { canSimulatePrepayment: true } });
  gateway.bank.script = (request, response) =>
    isPrepayment(request.url) ? json(response, 200, ANSWER) : usual(request, response);
});

const ask = async (query: string, variables: object) =>
  (await gateway.graphql({ query, variables }, { cookie })).json();
const sentTo = (path: string) =>
  Object.fromEntries(
    new URL(gateway.bank.received.find(({ url }) => url.includes(path))?.url ?? '', 'http://bank')
      .searchParams,
  );

const PREPAYMENT = {
  payableOn: '2027-12-10',
  owed: { amount: '6086801.57' },
  amount: { amount: '1000000.00' },
  charge: { amount: '0.00' },
  before: {
    count: 12,
    nextInstallment: { amount: '639189.03' },
    lastPayableOn: '2028-12-11',
    interest: { amount: '1.00' },
    total: { amount: '2.00' },
  },
  after: { count: 9, nextInstallment: null },
  installmentsSaved: 3,
  interestSaved: { amount: '812345.60' },
  feesSaved: { amount: '0.00' },
  uvaValue: '2150.37',
  amountInUva: '465.04',
  interestSavedInUva: '12.05',
};
const QUERY = { prepaidAmount: '1000000', afterInstallment: '12', effect: 'FEWER_INSTALLMENTS' };

describe('a simulated prepayment', () => {
  it("is calculated by the bank for a choice in this browser's offer", async () => {
    const { data } = await ask(OF_OFFER, { loan: LOAN, input: INPUT });
    expect(data).toEqual({ currentSimulation: { prepayment: PREPAYMENT } });
    expect(sentTo('/ext/offer-prepayment')).toEqual({
      uuid: SIMULATION,
      financedAmount: '10000000',
      selectedTerm: '24',
      selectedMode: 'TRD',
      dueDate: '10',
      ...QUERY,
    });
  });

  it('is calculated by the bank for a proposal’s loan', async () => {
    const { data } = await ask(OF_PROPOSAL, { id: PROPOSAL, input: INPUT });
    expect(data).toEqual({ proposal: { canSimulatePrepayment: true, prepayment: PREPAYMENT } });
    expect(sentTo(`/ext/prepayment/${PROPOSAL}`)).toEqual(QUERY);
  });

  it("makes no bank call for another person's proposal", async () => {
    expect((await ask(OF_PROPOSAL, { id: FOREIGN, input: INPUT })).data).toEqual({ proposal: null });
    expect(gateway.bank.times('prepayment')).toBe(0);
  });

  it.each([
    ['lacks the call', 404, { statusCode: 404, code: 'NOT_FOUND', message: 'No.' }],
    ['fails', 500, { statusCode: 500, code: 'INTERNAL', message: 'No.' }],
    ['returns an unexpected body', 200, { saved: '1' }],
  ])('is null if the bank %s', async (_which, status, body) => {
    const usual = sample(undefined, { get_proposal: { canSimulatePrepayment: null } });
    gateway.bank.script = (request, response) =>
      isPrepayment(request.url) ? json(response, status, body) : usual(request, response);
    expect(await ask(OF_OFFER, { loan: LOAN, input: INPUT })).toEqual({
      data: { currentSimulation: { prepayment: null } },
    });
    expect(await ask(OF_PROPOSAL, { id: PROPOSAL, input: INPUT })).toEqual({
      data: { proposal: { canSimulatePrepayment: false, prepayment: null } },
    });
  });

  it.each([
    ['input.amount', { amount: '0' }],
    ['input.afterInstallment', { afterInstallment: 0 }],
  ])('rejects an invalid %s without a bank call', async (field, change) => {
    const { errors } = await ask(OF_PROPOSAL, { id: PROPOSAL, input: { ...INPUT, ...change } });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(gateway.bank.times('prepayment')).toBe(0);
  });
});
