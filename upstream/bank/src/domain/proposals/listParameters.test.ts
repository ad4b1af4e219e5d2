import { eq } from 'drizzle-orm';
import { searchedName } from '@prendarios/rules/proposalSearch';
import { stageDays } from '@prendarios/rules/stageDays';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { command } from '../../testing/formalization.ts';
import { ADMIN, SELLER, SELLER_OF_NONE, type TestIdentity, testIdentity } from '../../testing/identity.ts';
import { contractAnswer } from '../api/contract.ts';
import { proposalAnswer } from '../api/proposal.ts';
import { ACTORS, getProposalsAnswer, listAbilities, PAGE_SIZES } from '../api/proposals.ts';
import { RELOAD } from '../flow/table.ts';
import { proposals } from '../records/tables.ts';

type Person = { sub: string; email: string };

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank({ ...identity.environment, DEMO_PROPOSALS: '400' });
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

const numbers = (items: readonly { proposalNumber: number | null }[]) =>
  items.map(({ proposalNumber }) => proposalNumber);

describe('the list’s optional parameters', () => {
  const asked = async (person: Person, filters: Record<string, string>) =>
    readAnswer(
      await bank.get(
        `/proposals/get_proposals?${new URLSearchParams(filters).toString()}`,
        await identity.bearer(person),
      ),
      getProposalsAnswer,
    );

  it('include each loan’s amount in the rows', async () => {
    const { items } = await asked(SELLER, {});
    for (const { proposalUuid, amount } of items) {
      const one = readAnswer(await bank.get(`/proposal/${proposalUuid}/get_proposal`), proposalAnswer);
      expect(amount).toBe(one.quote.selectedAmount);
    }
  });

  it.each(PAGE_SIZES)('allow pages of %i', async (size) => {
    const pageSize = String(size);
    const first = await asked(ADMIN, { pageSize });
    const second = await asked(ADMIN, { pageSize, lastKey: first.lastKey ?? '' });
    const everyNumber = numbers(await whole(ADMIN));
    expect([...first.items, ...second.items].map(({ proposalNumber }) => proposalNumber)).toEqual(
      everyNumber.slice(0, 2 * size),
    );
  });

  it('find a number, a document or a CUIL in one search, within the proposals that the caller may see', async () => {
    const [row] = (await asked(SELLER, {})).items;
    const document = row?.documentNumber ?? '';
    const found = async (person: Person, search: string) => numbers((await asked(person, { search })).items);
    for (const search of [String(row?.proposalNumber), document, `20-${document}-1`]) {
      expect(await found(SELLER, search)).toContain(row?.proposalNumber);
      expect(await found(SELLER_OF_NONE, search)).toEqual([]);
    }
    expect(await found(SELLER, '1')).toEqual([]);
  });

  const whole = async (person: Person, filters: Record<string, string> = {}) => {
    const { items, lastKey } = await asked(person, { pageSize: '100', ...filters });
    let key = lastKey;
    while (key !== null) {
      const next = await asked(person, { pageSize: '100', ...filters, lastKey: key });
      items.push(...next.items);
      key = next.lastKey;
    }
    return items;
  };

  it('sort oldest first, and open proposals by time in their stage', async () => {
    const newest = numbers(await whole(ADMIN));
    expect(numbers(await whole(ADMIN, { sort: 'OLDEST' }))).toEqual(newest.toReversed());
    const longest = await whole(ADMIN, { sort: 'LONGEST_IN_STAGE' });
    const times = longest.map(({ stageSince = '' }) => stageSince);
    expect(times).toEqual(times.toSorted());
    expect(new Set(numbers(longest))).toEqual(
      new Set(numbers((await whole(ADMIN)).filter(({ status }) => status === 'A'))),
    );
    const inSeller = await whole(ADMIN, { sort: 'LONGEST_IN_STAGE', flowPhase: 'SELLER' });
    expect(numbers(inSeller)).toEqual(numbers(longest.filter(({ phase }) => phase === 'SELLER')));
  });

  it('filter by each stage’s target, which every row includes', async () => {
    const items = await whole(ADMIN);
    const open = items.filter(({ status }) => status === 'A');
    // The bank's clock is at 20 November.
    const isLate = ({ stageSince = '', stageTargetDays }: (typeof open)[number]) =>
      stageDays(stageSince, '2026-11-20') > (stageTargetDays ?? Infinity);
    const late = open.filter(isLate);
    expect(new Set(late.map(({ phase, stageTargetDays }) => `${phase} ${stageTargetDays}`))).toEqual(
      new Set([
        'OWNER 2',
        'INSURANCE 2',
        'SELLER 5',
        'BIOMETRIA 3',
        'RE_LOAD_DOCUMENTATION 3',
        'REGISTRO_PRENDA 5',
        'REGISTRO_PRENDA_INSCRIPTA 15',
      ]),
    );
    expect(late.length).toBeLessThan(open.length);
    expect(numbers(await whole(ADMIN, { pastTarget: 'true' }))).toEqual(numbers(late));
    const ended = items.filter(({ status }) => status !== 'A');
    expect(new Set(ended.map(({ stageTargetDays }) => stageTargetDays))).toEqual(new Set([null]));
  });

  it('filter by last signature date', async () => {
    const items = await whole(ADMIN);
    const signedOn = new Map<number | null, string>();
    for (const { proposalNumber, proposalUuid, flow } of items) {
      const isSigned = flow.flowPhase.some(
        ({ name, steps }) =>
          name === 'BIOMETRIA' &&
          steps.some((step) => step.name === 'createFormalization' && step.status === 'FINALIZED'),
      );
      if (!isSigned) continue;
      const contract = readAnswer(
        await bank.get(`/contract/${proposalUuid}/status?personType=OWNER`),
        contractAnswer,
      );
      if (contract.signedAt) signedOn.set(proposalNumber, contract.signedAt);
    }
    const bound = '2026-11-10T03:00:00.000Z';
    const since = numbers(items).filter((number) => (signedOn.get(number) ?? '') >= bound);
    expect(since.length).toBeGreaterThan(0);
    expect(since.length).toBeLessThan(signedOn.size);
    expect(numbers(await whole(ADMIN, { signedFrom: '2026-11-10' }))).toEqual(since);
    const open = items.filter(({ status }) => status === 'A');
    expect(numbers(await whole(ADMIN, { signedFrom: '2026-11-10', status: 'A' }))).toEqual(
      numbers(open).filter((number) => since.includes(number)),
    );
  });

  it.each(['2026-11-20', '2026-11-27', '2026-12-04', '2099-01-01'])(
    'filter by expected payment date: until %s',
    async (paymentUntil) => {
      const awaited = (await whole(ADMIN)).filter(
        ({ expectedPaymentOn }) => expectedPaymentOn && expectedPaymentOn <= paymentUntil,
      );
      expect(awaited.length > 0).toBe(paymentUntil > '2026-11-20');
      expect(numbers(await whole(ADMIN, { paymentUntil }))).toEqual(numbers(awaited));
    },
  );

  it('sort by the next expected payment, across pages', async () => {
    const open = (await whole(ADMIN)).flatMap(({ proposalNumber, expectedPaymentOn }) =>
      expectedPaymentOn ? [{ proposalNumber, expectedPaymentOn }] : [],
    );
    const sorted = await whole(ADMIN, { sort: 'NEXT_PAYMENT', pageSize: '25' });
    expect(sorted.length).toBeGreaterThan(25);
    const days = sorted.map(({ expectedPaymentOn }) => expectedPaymentOn ?? '');
    expect(days).toEqual(days.toSorted());
    expect(sorted).toHaveLength(open.length);
    expect(new Set(numbers(sorted))).toEqual(new Set(numbers(open)));
    expect(numbers(await whole(SELLER_OF_NONE, { sort: 'NEXT_PAYMENT' }))).toEqual([]);
  });

  it('filter by payments to the point of sale itself', async () => {
    const paid = numbers(await whole(ADMIN, { paidToPointOfSale: 'true' }));
    const every = await bank.sql.select().from(proposals);
    const own = every.filter(
      ({ seller, pointOfSale }) => seller?.pointOfSale && seller.pointOfSale === pointOfSale,
    );
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(paid)).toEqual(new Set(own.map(({ number }) => number)));
  });

  it('exclude payments that are on hold or whose documents were sent back', async () => {
    const until = { paymentUntil: '2099-01-01' };
    expect((await whole(ADMIN, until)).map(({ phase }) => phase)).not.toContain(RELOAD);
    const [row] = (await asked(ADMIN, until)).items;
    const uuid = row?.proposalUuid ?? '';
    const hold = async (sellerAccount: { cbu: string; cuit: string; heldSince?: string } | null) =>
      bank.sql.update(proposals).set({ sellerAccount }).where(eq(proposals.uuid, uuid));
    const expected = async () =>
      (await whole(ADMIN)).find(({ proposalUuid }) => proposalUuid === uuid)?.expectedPaymentOn ?? null;
    await hold({ cbu: '', cuit: '', heldSince: '2026-11-20T12:00:00.000Z' });
    expect(await expected()).toBeNull();
    expect(numbers(await whole(ADMIN, until))).not.toContain(row?.proposalNumber);
    await hold(null);
    expect(await expected()).toBe(row?.expectedPaymentOn);
  });

  it('filter by the party that has to act; each open proposal waits for one', async () => {
    const found = await Promise.all(ACTORS.map((waitsFor) => whole(ADMIN, { waitsFor })));
    for (const items of found) expect(items.length).toBeGreaterThan(0);
    const open = numbers((await whole(ADMIN)).filter(({ status }) => status === 'A'));
    expect(found.flatMap(numbers)).toHaveLength(open.length);
    expect(new Set(found.flatMap(numbers))).toEqual(new Set(open));
  });

  it('find a pledge that the registry returned, or that was sent back, among those that wait for the point of sale', async () => {
    const [first, second] = (await whole(ADMIN, { waitsFor: 'REGISTRY' })).map(
      ({ proposalNumber }) => proposalNumber ?? 0,
    );
    const waitFor = async (waitsFor: string) => numbers(await whole(ADMIN, { waitsFor }));
    await command(bank, first ?? 0, 'return');
    const documents = [{ type: 'INSCRIBED_PLEDGE', reason: 'Falta una hoja.' }];
    await command(bank, second ?? 0, 'observe', { documents });
    expect(await waitFor('SELLER')).toEqual(expect.arrayContaining([first, second]));
    expect(await waitFor('REGISTRY')).not.toEqual(expect.arrayContaining([first]));
    expect(await waitFor('HOLDER')).not.toEqual(expect.arrayContaining([second]));
  });

  it('find names in any order by the beginning of their words, ignoring accents and case, together with other filters', async () => {
    const every = await whole(SELLER);
    const [row] = every;
    const [first = '', ...rest] = (row?.ownerName ?? '').split(' ');
    for (const search of [`${rest.join(' ')}, ${first}`.toUpperCase(), `${first} ${rest.join(' ')}`]) {
      expect(numbers(await whole(SELLER, { search }))).toContain(row?.proposalNumber);
      expect(await whole(SELLER, { search, startDate: '2026-11-21' })).toEqual([]);
      expect(await whole(SELLER_OF_NONE, { search })).toEqual([]);
    }
    const start = searchedName(first).slice(0, 4);
    const begin = ({ ownerName, vehicle }: (typeof every)[number]) =>
      searchedName([ownerName, vehicle.brandName, vehicle.modelName].join(' '))
        .split(' ')
        .some((word) => word.startsWith(start));
    expect(new Set(numbers(await whole(SELLER, { search: start })))).toEqual(
      new Set(numbers(every.filter(begin))),
    );
    expect(await whole(SELLER, { search: start.slice(0, 1) })).toEqual([]);
  });

  it('find a proposal by part of its number, vehicle, plate or phone', async () => {
    const row = (await whole(SELLER)).find(({ vehicle }) => vehicle.plate !== undefined);
    if (row === undefined) throw new Error('no proposal of the demo has a plate');
    const { documentNumber, vehicle } = row;
    const { plate = '', brandName = '', modelName = '' } = vehicle;
    const { cellPhone } = readAnswer(
      await bank.get(`/proposal/${row.proposalUuid}/get_proposal`),
      proposalAnswer,
    ).owner;
    const phone = `${cellPhone.areaCode}${cellPhone.number}`;
    for (const search of [
      String(row.proposalNumber).slice(0, 4),
      String(row.proposalNumber).slice(1, 5),
      String(row.proposalNumber).slice(-3),
      `${brandName} ${modelName}`,
      `${row.ownerName} ${brandName}`,
      plate.toLowerCase(),
      plate.slice(0, 5),
      plate.slice(2),
      plate.slice(1, 4),
      `${plate.slice(0, 2)} ${plate.slice(2, 5)}`,
      `${plate.slice(0, 2)} ${plate.slice(2, 5)} ${plate.slice(5)}`,
      `+54 9 ${phone}`,
      `${row.ownerName} ${phone.slice(-4)}`,
      `${row.ownerName} ${documentNumber}`,
      `ID ${row.proposalUuid?.slice(0, 8)}`,
      `id ${row.proposalUuid?.slice(0, 4)}`,
      row.proposalUuid?.slice(0, 8) ?? '',
      row.proposalUuid ?? '',
    ]) {
      expect([search, numbers(await whole(SELLER, { search }))]).toEqual([
        search,
        expect.arrayContaining([row.proposalNumber]),
      ]);
    }
    expect(await whole(SELLER, { search: 'ZZ9' })).toEqual([]);
    expect(await whole(SELLER, { search: phone.slice(0, 7) })).toEqual([]);
    expect(await whole(SELLER, { search: documentNumber?.slice(0, 6) ?? '' })).toEqual([]);
  });

  it('find a proposal by the name of the vehicle’s seller', async () => {
    const [row] = await whole(ADMIN, { paidToPointOfSale: 'true' });
    const { seller } = readAnswer(
      await bank.get(`/proposal/${row?.proposalUuid}/get_proposal`),
      proposalAnswer,
    );
    const search = `${row?.ownerName} ${seller?.legalPerson?.businessName}`;
    expect(numbers(await whole(ADMIN, { search }))).toContain(row?.proposalNumber);
    expect((await whole(ADMIN, { search: 'Mario Vende' })).length).toBeGreaterThan(0);
  });

  it.each([
    'pageSize=11',
    'pastTarget=false',
    'waitsFor=NOBODY',
    'sort=BY_COLOUR',
    'paidToPointOfSale=false',
    'other=1',
  ])('reject %s', async (query) => {
    expect(
      readError(await bank.get(`/proposals/get_proposals?${query}`, await identity.bearer(ADMIN))).statusCode,
    ).toBe(400);
  });

  it('are available to any caller with the service key', async () => {
    const abilities = readAnswer(await bank.get('/ext/list-abilities'), listAbilities);
    expect(abilities.pageSizes).toEqual([...PAGE_SIZES]);
  });
});
