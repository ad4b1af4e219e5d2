import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateCodeAnswer } from '../api/person.ts';
import { getProposalsAnswer } from '../api/proposals.ts';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import {
  ADMIN,
  APPLICANT,
  OTHER_APPLICANT,
  SELLER,
  SELLER_OF_NONE,
  SELLER_OF_THREE,
  type TestIdentity,
  testIdentity,
} from '../../testing/identity.ts';
import {
  confirm,
  customer,
  simulate,
  latestCode,
  postProposal,
  createProposal,
  proposalNow,
  simulation,
  throughOwner,
} from '../../testing/journey.ts';
import { proposalAnswer } from '../api/proposal.ts';

let bank: TestBank;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity();
  bank = await testBank(identity.environment);
});
afterAll(async () => {
  await bank.close();
  await identity.close();
});

type Person = { sub: string; email: string };
let next = 30_557_000;
const someone = () => String((next += 1));

const listOf = async (person: Person) =>
  readAnswer(
    await bank.get('/proposals/get_proposals', await identity.bearer(person)),
    getProposalsAnswer,
  ).items.map(({ proposalNumber }) => proposalNumber);

async function postedAt(person: Person, pointOfSale?: string, document = someone()) {
  const { uuid } = await simulate(bank, simulation(document));
  const query = pointOfSale === undefined ? '' : `?pointOfSaleCodeSelected=${pointOfSale}`;
  return postProposal(bank, uuid, {}, query, await identity.bearer(person));
}

const count = async () =>
  z
    .object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) })
    .parse(
      await bank.sql.execute(
        sql`select (select count(*) from proposals) + (select count(*) from proposal_subjects) as n`,
      ),
    ).rows[0].n;

describe('access to a proposal [RO-02]', () => {
  it('[CA-43] [CA-81] applicants see their own proposals in their list, and other users do not', async () => {
    const made = readAnswer(await postedAt(APPLICANT), proposalAnswer);
    expect(await listOf(APPLICANT)).toContain(made.proposalNumber);
    for (const other of [OTHER_APPLICANT, SELLER, SELLER_OF_THREE, SELLER_OF_NONE]) {
      expect(await listOf(other)).not.toContain(made.proposalNumber);
    }
    expect(await listOf(ADMIN)).toContain(made.proposalNumber);
  });

  it('neither the seller nor somebody who knows email and CUIL can change a validated phone and its email', async () => {
    const document = '30111222';
    const own = customer(document, { email: APPLICANT.email });
    const { uuid } = await simulate(bank, simulation(document, { customer: own }));
    const seller = await identity.bearer(SELLER);
    const made = readAnswer(
      await postProposal(bank, uuid, {}, '?pointOfSaleCodeSelected=01010', seller),
      proposalAnswer,
    );
    const address = `/ext/person/owner/${made.proposalUuid}`;
    const phone = { cellPhone: { areaCode: '351', number: '2345678' } };
    await throughOwner(bank, made.proposalUuid);
    expect(readError(await bank.patch(`${address}/email`, { email: 'x@gmail.com' }, seller)).code).toBe(
      'CONTACT_NOT_YOURS',
    );
    expect(readError(await bank.post(`${address}/phone/code`, phone, seller)).code).toBe('CONTACT_NOT_YOURS');
    const account = await identity.bearer(APPLICANT);
    expect(readError(await bank.post(`${address}/phone/code`, phone, account)).code).toBe('CONTACT_LOCKED');
    readAnswer(await bank.post(`/proposal/${made.proposalUuid}/cancel_proposal`), proposalAnswer);
  });

  it('[CA-81] a guest’s proposal is listed for the applicant with both its document and its verified email', async () => {
    const own = customer('30111222', { email: APPLICANT.email });
    const made = await createProposal(bank, '30111222', { customer: own });
    expect(await listOf(APPLICANT)).toContain(made.proposalNumber);
    const document = '37111222';
    const stranger = await createProposal(bank, document);
    expect(await listOf(OTHER_APPLICANT)).not.toContain(stranger.proposalNumber);
  });

  it('[CA-16] [CA-81] a guest’s or a seller’s proposal is listed for the applicant who proves its phone', async () => {
    const headers = await identity.bearer(OTHER_APPLICANT);
    const ofSeller = readAnswer(await postedAt(SELLER, '01010'), proposalAnswer);
    for (const made of [await createProposal(bank, someone()), ofSeller]) {
      expect(await listOf(OTHER_APPLICANT)).not.toContain(made.proposalNumber);
      const code = await latestCode(bank, made.proposalUuid, true);
      const body = { code, idProposal: made.proposalUuid, isReturnProposal: true };
      readAnswer(await bank.post('/person/validate_code', body, headers), validateCodeAnswer);
      expect(await listOf(OTHER_APPLICANT)).toContain(made.proposalNumber);
      expect(await listOf(APPLICANT)).not.toContain(made.proposalNumber);
    }
    expect(await listOf(SELLER)).toContain(ofSeller.proposalNumber);
  });
});

describe('a seller', () => {
  it.each([
    ['another’s point of sale', SELLER, '01022'],
    ['any, without one of their own', SELLER_OF_NONE, '01010'],
    ['none, which they could not see', SELLER, undefined],
    ['none, without one of their own', SELLER_OF_NONE, undefined],
  ])('[CA-43] cannot submit a proposal for %s', async (_which, person, pointOfSale) => {
    const before = await count();
    expect(readError(await postedAt(person, pointOfSale))).toMatchObject({
      statusCode: 403,
      code: 'POINT_OF_SALE_NOT_YOURS',
    });
    expect(await count()).toBe(before);
  });

  it('[CA-43] cannot submit a guest’s simulation for a point of sale that is not theirs', async () => {
    const { uuid } = await simulate(bank, { ...simulation(someone()), pointOfSale: '01035' });
    const answer = await postProposal(bank, uuid, {}, '', await identity.bearer(SELLER));
    expect(readError(answer).code).toBe('POINT_OF_SALE_NOT_YOURS');
    expect(
      readAnswer(
        await postProposal(bank, uuid, {}, '', await identity.bearer(SELLER_OF_THREE)),
        proposalAnswer,
      ),
    ).toMatchObject({ pointOfSale: { code: '01035' } });
  });

  it('[CA-43] can submit proposals for each of their own points of sale', async () => {
    for (const code of ['01010', '01022', '01035']) {
      const made = readAnswer(await postedAt(SELLER_OF_THREE, code), proposalAnswer);
      expect(made.pointOfSale?.code).toBe(code);
      expect(await listOf(SELLER_OF_THREE)).toContain(made.proposalNumber);
    }
  });

  it('[CA-43] does not see a guest’s proposal at another point of sale, even if they know its simulation', async () => {
    const { uuid } = await simulate(bank, simulation(someone()));
    const made = readAnswer(
      await postProposal(bank, uuid, {}, '?pointOfSaleCodeSelected=01022'),
      proposalAnswer,
    );
    for (const person of [SELLER, OTHER_APPLICANT]) {
      const answer = await postProposal(bank, uuid, {}, '', await identity.bearer(person));
      expect(readError(answer).code).toBe('OPEN_PROPOSAL_EXISTS');
      expect(JSON.stringify(answer.body)).not.toContain(made.proposalUuid);
    }
    const own = readAnswer(
      await postProposal(bank, uuid, {}, '', await identity.bearer(SELLER_OF_THREE)),
      proposalAnswer,
    );
    expect(own.proposalUuid).toBe(made.proposalUuid);
  });
});

describe('an admin', () => {
  it('can read every proposal and change none', async () => {
    const { proposalUuid } = await createProposal(bank, someone());
    const before = await proposalNow(bank, proposalUuid);
    const headers = await identity.bearer(ADMIN);
    expect((await bank.get(`/proposal/${proposalUuid}/get_proposal`, headers)).status).toBe(200);
    const asked = { ...headers, 'x-requested-action': 'confirm' };
    const { uuid } = await simulate(bank, simulation(someone()));
    const tries = [
      await bank.post(`/proposal/${proposalUuid}/cancel_proposal`, {}, headers),
      await bank.get(`/proposal/${proposalUuid}/confirm_proposal`, asked),
      await bank.post('/simulation/set_simulation', simulation(someone()), headers),
      await postProposal(bank, uuid, {}, '', headers),
    ];
    for (const answer of tries) {
      expect(readError(answer)).toMatchObject({ statusCode: 403, code: 'READ_ONLY' });
    }
    expect(await proposalNow(bank, proposalUuid)).toEqual(before);
    expect((await confirm(bank, proposalUuid)).status).toBe(409);
  });
});
