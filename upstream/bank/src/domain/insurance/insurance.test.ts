import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../api/accounts.ts';
import { insertBiometry } from '../records/biometries.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { address, createProposal, throughInsurance, throughOwner, zeroKmCar } from '../../testing/journey.ts';
import { insurancesAnswer } from '../api/insurance.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const generate = async (proposalId: string) =>
  readAnswer(await bank.post('/insurance/generate_insurances', { proposalId }), insurancesAnswer);
const coverages = (offers: Awaited<ReturnType<typeof generate>>) =>
  [...new Set(offers.map(({ coverage }) => coverage.code))].toSorted();
const usedCar = (year: number) => ({
  ...zeroKmCar,
  fuelYear: { year, price: 1, zeroKm: false, valid: true },
  purchaseValue: 20_000_000,
});

describe('policies', () => {
  it('[CA-39] [CA-40] exist once per insurer and cover, are listed cheapest first, and do not change', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30700701');
    await throughOwner(bank, id);
    const offers = await generate(id);
    expect(coverages(offers)).toEqual(['C', 'CF', 'D1', 'D2']);
    expect(offers).toHaveLength(8 * 4);
    const premiums = offers.map(({ monthlyPremium }) => monthlyPremium);
    expect(premiums).toEqual(premiums.toSorted((one, two) => one - two));
    expect(await generate(id)).toEqual(offers);
    expect(readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer)).toEqual(offers);
  });

  it('[CA-39] describe their cover, and state the deductible in pesos', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30700708');
    await throughOwner(bank, id);
    const offers = await generate(id);
    expect(offers.every(({ coverage }) => (coverage.description ?? '').length > 20)).toBe(true);
    // Sellers also read these texts to customers.
    for (const { coverage } of offers) {
      expect(coverage.description).not.toMatch(
        /(?<!\p{L})(tus?|tuyo|te|vos|perdés|chocás|pagás|tenés)(?!\p{L})/u,
      );
    }
    const shares = offers.map(({ coverage, deductible, insuredSum }) => [
      coverage.code,
      deductible === null ? null : deductible / insuredSum,
    ]);
    expect(new Map(shares as [string, number | null][])).toEqual(
      new Map([
        ['C', null],
        ['CF', null],
        ['D1', 0.02],
        ['D2', 0.04],
      ]),
    );
  });

  it.each([
    [2017, ['C', 'CF', 'D2']],
    [2016, ['C', 'CF', 'D2']],
    [2015, ['B1', 'C', 'CF']],
    [2014, ['B1', 'C', 'CF']],
  ])(
    '[CA-40] fit a car from %i; theft and fire cover suffices only after ten years',
    async (year, expected) => {
      const vehicle = { ...usedCar(year), brand: 'PEUGEOT', model: 80 };
      const proposal = await createProposal(
        bank,
        `3071${year}`,
        { agreementId: 7, vehicle },
        { financedAmount: 3_000_000 },
      );
      await throughOwner(bank, proposal.proposalUuid);
      expect(coverages(await generate(proposal.proposalUuid))).toEqual(expected);
    },
  );

  it('[CA-41] [CA-42] are chosen one at a time; new offers keep the choice', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30700704');
    await throughOwner(bank, id);
    const [first, second] = await generate(id);
    const choose = async (insuranceId: string | undefined) =>
      readAnswer(
        await bank.patch('/insurance/post_insurance', { proposalId: id, insuranceId }),
        insurancesAnswer,
      );
    await choose(first?.id);
    const chosen = await choose(second?.id);
    expect(chosen.filter(({ selected }) => selected).map((offer) => offer.id)).toEqual([second?.id]);
    await bank.post('/person/owner', { ...address, idProposal: id, state: 2, city: 2, postalCode: '1900' });
    const again = readAnswer(await bank.get(`/insurance/reload_insurances?id=${id}`), insurancesAnswer);
    const kept = again.find(({ selected }) => selected);
    expect(kept?.id).toBe(second?.id);
    expect(kept?.monthlyPremium).toBeGreaterThan(second?.monthlyPremium ?? Infinity);
  });

  it('[CA-40] [CA-42] are not created before the phone is validated', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30700707');
    const early = [
      await bank.post('/insurance/generate_insurances', { proposalId: id }),
      await bank.get(`/insurance/reload_insurances?id=${id}`),
    ];
    for (const answer of early) expect(readError(answer).code).toBe('ILLEGAL_MOVE');
    expect(readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer)).toEqual([]);
  });

  it('[CA-41] of another proposal cannot be chosen', async () => {
    const one = (await createProposal(bank, '30700705')).proposalUuid;
    const two = (await createProposal(bank, '30700706')).proposalUuid;
    for (const id of [one, two]) await throughOwner(bank, id);
    const [foreign] = await generate(one);
    await generate(two);
    const body = { proposalId: two, insuranceId: foreign?.id };
    expect(readError(await bank.patch('/insurance/post_insurance', body)).fields).toHaveProperty(
      'insuranceId',
    );
  });
});

/** Simulates approved photos of the identity check. */
const identified = (proposalUuid: string) =>
  insertBiometry(bank.sql, {
    proposalUuid,
    id: randomUUID(),
    status: 'APPROVED',
    bioValidated: true,
    problems: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  });
const read = async (id: string) => readAnswer(await bank.get(`/accounts/${id}/get_accounts`), accountsAnswer);

describe('accounts', () => {
  it('[CA-61] are listed only after the identity check: always the same, none to two, with a masked number', async () => {
    const counts = new Set<number>();
    for (const document of ['30700711', '30700712', '30700713', '30700714', '30700715', '30700716']) {
      const { proposalUuid } = await createProposal(bank, document);
      expect(await read(proposalUuid)).toEqual({
        accounts: [],
        canOpenNew: true,
        afterIdentity: true,
        seller: null,
      });
      await identified(proposalUuid);
      const { accounts } = await read(proposalUuid);
      expect(await read(proposalUuid)).toEqual({
        accounts,
        canOpenNew: true,
        afterIdentity: false,
        seller: null,
      });
      expect(accounts.every(({ maskedNumber }) => /^•••• \d{4}$/.test(maskedNumber))).toBe(true);
      counts.add(accounts.length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(counts.size).toBeGreaterThan(1);
  });

  it('[CA-62] are chosen from the list, or a new one is opened', async () => {
    const next = (await createProposal(bank, '30700721')).proposalUuid;
    await throughOwner(bank, next);
    await throughInsurance(bank, next);
    await bank.post('/person/seller/post_seller', {
      proposalId: next,
      legalPerson: {
        businessName: 'AUTOS S.A.',
        cuit: '30707070702',
        email: 'a@autos.com.ar',
        cellPhone: { areaCode: '11', number: '44443333' },
      },
    });
    const unknown = await bank.patch(`/accounts/${next}/update_account`, { accountId: 'of-another' });
    expect(readError(unknown).fields).toHaveProperty('accountId');
    const opened = readAnswer(
      await bank.patch(`/accounts/${next}/update_account`, { openNewAccount: true }),
      accountsAnswer,
    );
    expect(opened.accounts.at(-1)).toMatchObject({ accountType: 'CA', selected: true });
  });
});
