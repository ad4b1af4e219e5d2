import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readError, type TestBank, testBank } from '../../testing/bank.ts';
import { inBiometry, throughIdentity } from '../../testing/formalization.ts';
import { coOwner, createProposal, proposalNow, throughOwner } from '../../testing/journey.ts';
import { identityCheckAnswer } from '../api/enri.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

type Kind = 'enri' | 'opbc';
const ask = (kind: Kind, id: string, personType = 'OWNER') =>
  bank.get(`/enri/get_${kind}_status?proposal=${id}&personType=${personType}`);
const twice = async (kind: Kind, id: string, personType = 'OWNER') => {
  const first = readAnswer(await ask(kind, id, personType), identityCheckAnswer.strict());
  expect(first.status).toBe('PENDING');
  return readAnswer(await ask(kind, id, personType), identityCheckAnswer.strict()).status;
};

describe('the identity checks', () => {
  it('[CA-59] [CA-60] are pending at first, and then never change', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30906001', { coOwner: coOwner('31906001') });
    await throughOwner(bank, id, true);
    for (const kind of ['enri', 'opbc'] as const) {
      expect(await twice(kind, id)).toBe('APPROVED');
      expect(await twice(kind, id, 'CO_OWNER')).toBe('APPROVED');
      expect(readAnswer(await ask(kind, id), identityCheckAnswer).status).toBe('APPROVED');
    }
  });

  it('[CA-59] [CA-60] check a co-owner only after the co-owner’s consent', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30906003', { coOwner: coOwner('31906003') });
    expect(readError(await ask('enri', id, 'CO_OWNER'))).toMatchObject({
      statusCode: 409,
      code: 'CONSENT_REQUIRED',
    });
    await throughOwner(bank, id, true);
    expect(readAnswer(await ask('enri', id, 'CO_OWNER'), identityCheckAnswer).status).toBe('PENDING');
  });

  it('[CA-59] [CA-60] reject document numbers that end in 998 or 999', async () => {
    const { proposalUuid: first } = await createProposal(bank, '30906998');
    expect([await twice('enri', first), await twice('opbc', first)]).toEqual(['REJECTED', 'APPROVED']);
    const { proposalUuid: second } = await createProposal(bank, '30906999');
    expect([await twice('enri', second), await twice('opbc', second)]).toEqual(['APPROVED', 'REJECTED']);
  });

  it('[CA-59] [CA-60] exist only for borrowers of the proposal', async () => {
    const { proposalUuid: id } = await createProposal(bank, '30906002');
    expect(readError(await ask('enri', id, 'CO_OWNER'))).toMatchObject({
      statusCode: 404,
      code: 'NO_CO_OWNER',
    });
    expect((await ask('opbc', id, 'SELLER')).status).toBe(400);
    expect(readError(await ask('opbc', crypto.randomUUID())).code).toBe('PROPOSAL_NOT_FOUND');
  });

  it.each([
    ['the owner', '30907998', '31907001'],
    ['the owner', '30907999', '31907002'],
    ['the co-owner', '30907003', '31907998'],
  ])('[CA-59] [CA-60] [CA-64] prevent a contract for %s if rejected', async (_who, document, other) => {
    const { proposalUuid: id, proposalNumber } = await inBiometry(bank, document, { coOwner: other });
    await throughIdentity(bank, id);
    await throughIdentity(bank, id, 'CO_OWNER');
    const before = await proposalNow(bank, id);
    const { code, message } = readError(await bank.post(`/contract/${id}/initiate`, {}));
    expect(code).toBe('IDENTITY_REJECTED');
    expect(message).toContain(document.endsWith('003') ? 'Julián' : 'Juana');
    expect(readError(await bank.get(`/contract/vivere/${id}/generate`)).code).toBe('IDENTITY_REJECTED');
    expect(await proposalNow(bank, id)).toEqual(before);
    expect(before).toMatchObject({ proposalNumber, phase: 'BIOMETRIA' });
  });
});
