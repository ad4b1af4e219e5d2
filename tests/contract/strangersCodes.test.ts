import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, product } from './guest.ts';
import { additionalDataInput, type Product, createProposal, simulationInput } from './journeySteps.ts';

let running: Product;
beforeAll(async () => {
  running = await product({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => running.close());

type Way = { purpose?: 'RETURN' | 'VALIDATION_BY_LINK' };
const at = (address: string) => new Guest(running.url, address);

async function found(guest: Guest, documentNumber: string, linkedProposalId?: string): Promise<string> {
  const { match } = await guest.mutate<{ match: { id: string } }>(
    'findProposal',
    { documentNumber, linkedProposalId },
    'match { id }',
  );
  return match.id;
}

/** Requests a code; returns the user errors and the code sent, if any. */
async function ask(guest: Guest, proposalId: string, way: Way) {
  const before = (await running.bank.outbox()).length;
  const input = { proposalId, ...way };
  const { userErrors } = await guest.mutate('sendPhoneCode', input, 'sentCode { maskedPhone }');
  const messages = await running.bank.outbox();
  return { userErrors, code: messages.length > before ? (messages[0]?.code ?? null) : null };
}

const enter = async (guest: Guest, proposalId: string, code: string, way: Way) => {
  const input = { proposalId, code, ...way };
  return (await guest.mutate('validatePhoneCode', input)).userErrors;
};
const other = (code: string | null) => (code === '000000' ? '000001' : '000000');

/** Creates a proposal that needs a phone code; `holder` is the browser that created it. */
async function awaitingCode(documentNumber: string) {
  const holder = at('192.0.2.1');
  const proposalId = await createProposal(holder, documentNumber);
  await holder.mutate('saveOwnerAdditionalData', {
    proposalId,
    ...additionalDataInput,
  });
  return { holder, proposalId };
}

describe('a code request from a browser without access to the proposal [CA-15]', () => {
  it('counts only sent codes towards the daily limit, and always gets the same response', async () => {
    await createProposal(at('192.0.2.1'), '30223111');
    const office = at('198.51.100.1');
    const locator = await found(office, '30223111');
    // Of eight requests within a minute, the bank sends one code and refuses the rest.
    const eight = async (id: string) => {
      const before = (await running.bank.outbox()).length;
      const asked = await Promise.all(
        Array.from({ length: 8 }, () => ask(office, id, { purpose: 'RETURN' })),
      );
      expect(asked.flatMap(({ userErrors }) => userErrors)).toEqual([]);
      running.bank.wait(60);
      return (await running.bank.outbox()).length - before;
    };
    for (let codes = 1; codes <= 5; codes += 1) expect(await eight(locator)).toBe(1);
    expect(await eight(locator)).toBe(0);
    expect(await eight(await found(office, '30223112'))).toBe(0);
  });
});

describe("a stranger's wrong codes, from another address [CA-16]", () => {
  const stranger = () => at('203.0.113.9');
  const guess = async (id: string, code: string | null, way: Way): Promise<void> => {
    await Promise.all(Array.from({ length: 6 }, () => enter(stranger(), id, other(code), way)));
  };

  it('do not invalidate the code that the holder requested', async () => {
    const { holder, proposalId } = await awaitingCode('30223222');
    const { code } = await ask(holder, proposalId, {});
    const locator = await found(stranger(), '30223222');
    await guess(locator, code, { purpose: 'RETURN' });
    await guess(locator, code, { purpose: 'VALIDATION_BY_LINK' });
    await guess(proposalId, code, { purpose: 'VALIDATION_BY_LINK' });
    expect(await enter(holder, proposalId, code ?? '', {})).toEqual([]);
  });

  it('do not invalidate the code on the phone that received it', async () => {
    const { holder, proposalId } = await awaitingCode('30223333');
    const { code } = await ask(holder, proposalId, {});
    const locator = await found(stranger(), '30223333');
    await guess(locator, code, { purpose: 'RETURN' });
    await guess(locator, code, { purpose: 'VALIDATION_BY_LINK' });
    expect(
      await enter(at('198.51.100.2'), proposalId, code ?? '', { purpose: 'VALIDATION_BY_LINK' }),
    ).toEqual([]);
  });

  it('do not invalidate the code of an applicant returning on another device', async () => {
    const { proposalId } = await awaitingCode('30223444');
    const device = at('198.51.100.3');
    const locator = await found(device, '30223444');
    const { code } = await ask(device, locator, { purpose: 'RETURN' });
    await guess(locator, code, { purpose: 'RETURN' });
    await guess(proposalId, code, { purpose: 'VALIDATION_BY_LINK' });
    expect(await enter(device, locator, code ?? '', { purpose: 'RETURN' })).toEqual([]);
  });
});

it('a link to one of several proposals opens that one, and no code is sent for a wrong link [CA-49]', async () => {
  const { proposalId: earlier } = await awaitingCode('30223555');
  const later = await createProposal(at('192.0.2.2'), '30223555');
  for (const wanted of [earlier, later]) {
    running.bank.wait(60);
    const device = at('198.51.100.4');
    const locator = await found(device, '30223555', wanted);
    const { code } = await ask(device, locator, { purpose: 'RETURN' });
    const opened = await device.mutate<{ proposal: { id: string } | null }>(
      'validatePhoneCode',
      { proposalId: locator, code, purpose: 'RETURN' },
      'proposal { id }',
    );
    expect(opened).toEqual({ proposal: { id: wanted }, userErrors: [] });
  }
  const { proposalId: anothers } = await awaitingCode('30223666');
  const device = at('198.51.100.5');
  for (const wrong of [anothers, '00000000-0000-4000-8000-000000000001']) {
    const locator = await found(device, '30223555', wrong);
    expect(await ask(device, locator, { purpose: 'RETURN' })).toEqual({ userErrors: [], code: null });
  }
});

describe('a DNI used in two applications, each with a validated phone', () => {
  const PHONES = { person: '45556677', impostor: '45556688' };

  /** Applies and validates the phone; returns the proposal's id. */
  async function applied(documentNumber: string, whose: keyof typeof PHONES): Promise<string> {
    const guest = at(whose === 'person' ? '192.0.2.7' : '203.0.113.7');
    const { owner } = simulationInput(documentNumber);
    const phone = { ...owner.phone, number: PHONES[whose] };
    const id = await createProposal(guest, documentNumber, 'FIXED', { owner: { ...owner, phone } });
    await guest.mutate('saveOwnerAdditionalData', {
      proposalId: id,
      ...additionalDataInput,
    });
    const { code } = await ask(guest, id, {});
    expect(await enter(guest, id, code ?? '', {})).toEqual([]);
    return id;
  }

  it('gets a code on each phone that opens only its own proposal [CA-49]', async () => {
    const ids = {
      person: await applied('30223777', 'person'),
      impostor: await applied('30223777', 'impostor'),
    };
    const told = (await running.bank.outbox()).filter(({ body }) =>
      body.includes('otra solicitud con tu DNI'),
    );
    expect(told.map(({ to }) => to).toSorted()).toEqual([`+54911${PHONES.person}`, 'juana@correo.com']);
    for (const whose of ['person', 'impostor'] as const) {
      running.bank.wait(60);
      const device = at('198.51.100.7');
      const locator = await found(device, '30223777');
      expect((await ask(device, locator, { purpose: 'RETURN' })).userErrors).toEqual([]);
      const messages = await running.bank.outbox();
      const code = messages.find(({ to, code: sent }) => sent && to.endsWith(PHONES[whose]))?.code;
      const opened = await device.mutate<{ proposal: { id: string } | null }>(
        'validatePhoneCode',
        { proposalId: locator, code, purpose: 'RETURN' },
        'proposal { id }',
      );
      expect(opened).toEqual({ proposal: { id: ids[whose] }, userErrors: [] });
    }
  });
});
