import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, photo } from '../../upstream/bank/src/testing/files.ts';
import { Guest, product } from './guest.ts';
import {
  additionalDataInput,
  choice,
  awaitDecision,
  OFFER,
  phoneCode,
  createProposal,
  seller,
  simulationInput,
  type Started,
  type Product,
} from './journeySteps.ts';

let running: Product;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

const newGuest = () => new Guest(running.url);

type Match = { id: string; number: number | null; phaseLabel: string | null; maskedPhone: string | null };

async function found(guest: Guest, documentNumber: string): Promise<Match> {
  const { match } = await guest.mutate<{ match: Match }>(
    'findProposal',
    { documentNumber },
    'match { id number phaseLabel maskedPhone }',
  );
  return match;
}

describe("a guest's journey through the gateway and the bank", () => {
  it.each(['FIXED', 'UVA'])(
    '[CA-01] [CA-43] [CA-47] [SH-09] [SH-10] [SH-11] [SH-13] leads from a simulation to a confirmed proposal, %s',
    async (mode) => {
      const guest = newGuest();
      const proposalId = await createProposal(guest, mode === 'FIXED' ? '30222333' : '30222444', mode);
      const step = async (name: string, input: Record<string, unknown>) => {
        const payload = await guest.mutate<{ proposal: { resumeStep: string | null } }>(name, {
          proposalId,
          ...input,
        });
        expect(payload.userErrors).toEqual([]);
        return payload.proposal.resumeStep;
      };
      expect(await step('saveOwnerAdditionalData', additionalDataInput)).toBe('PHONE_VALIDATION');
      const code = await phoneCode(running, guest, proposalId, 'VALIDATION');
      expect(await step('validatePhoneCode', { code })).toBe('INSURANCE');
      await step('generateInsurances', {});
      const { proposal } = await guest.data<{ proposal: { insurances: { id: string }[] } }>(
        'query P($id: ID!) { proposal(id: $id) { insurances { id insurerName monthlyPremium { amount } } } }',
        { id: proposalId },
      );
      const insuranceId = proposal.insurances[0]?.id;
      expect(await step('chooseInsurance', { insuranceId })).toBe('SUMMARY');
      expect(await step('acceptSummary', { textVersion: '1' })).toBe('SELLER_DATA');
      expect(await step('setSeller', { seller: { person: seller } })).toBe('VEHICLE_DOCUMENTS');
      await step('identifyVehicle', {
        chassis: '8AP123456K1234567',
        engine: 'ENG12345',
      });
      const list = await guest.data<{ proposal: { documents: { type: string; isMandatory: boolean }[] } }>(
        'query D($id: ID!) { proposal(id: $id) { documents { type isMandatory } } }',
        {
          id: proposalId,
        },
      );
      const documents = [];
      for (const { type, isMandatory } of list.proposal.documents) {
        if (!isMandatory) continue;
        const uploaded = await guest.upload(proposalId, await photo(), `${type}.jpg`);
        expect(uploaded.status).toBe(200);
        const { fileId } = (await uploaded.json()) as { fileId: string };
        documents.push({ type, fileIds: [fileId] });
      }
      await step('attachDocuments', { documents });
      expect(await step('finishDocumentation', {})).toBe('END');
      await step('chooseAccount', {});
      expect(await step('confirmProposal', {})).toBeNull();
      const after = await guest.data<{ currentProposal: unknown }>(
        `{ currentProposal { id status flow { isBiometryInProgress canBeResumed } displayName figures { mode }
           vehicle { chassis purchaseValue { amount } } seller { party { ... on PersonSeller { lastName } } }
           insurance { isSelected } account { isSelected } owner { address { number } } } }`,
      );
      expect(after.currentProposal).toMatchObject({
        id: proposalId,
        status: 'OPEN',
        flow: { isBiometryInProgress: true, canBeResumed: true },
        figures: { mode },
        vehicle: { chassis: '8AP123456K1234567', purchaseValue: { amount: '31200000.00' } },
        seller: { party: { lastName: 'Vende' } },
        insurance: { isSelected: true },
        owner: { address: { number: 1234 } },
      });
    },
  );

  it('[ST-29] [CA-16] continues on another device with the DNI and a code, and shows nothing before that', async () => {
    const proposalId = await createProposal(newGuest(), '30222555');
    const other = newGuest();
    const returnId = (await found(other, '30.222.555')).id;
    const read = 'query P($id: ID!) { proposal(id: $id) { id owner { firstName } } }';
    expect(await other.data(read, { id: proposalId })).toEqual({ proposal: null });
    const code = await phoneCode(running, other, returnId, 'RETURN');
    const wrong = await other.mutate('validatePhoneCode', {
      proposalId: returnId,
      code: code === '000000' ? '000001' : '000000',
      purpose: 'RETURN',
    });
    expect(wrong).toMatchObject({ proposal: null, userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] });
    const opened = await other.mutate('validatePhoneCode', {
      proposalId: returnId,
      code,
      purpose: 'RETURN',
    });
    expect(opened.proposal).toEqual({ id: proposalId, resumeStep: 'ADDITIONAL_DATA' });
    expect(await other.data(read, { id: proposalId })).toMatchObject({
      proposal: { owner: { firstName: 'Juana' } },
    });
    expect(await found(other, '30222555')).toMatchObject({ id: proposalId, maskedPhone: '•• •••• 6677' });
  });

  it('[ST-29] [CA-49] gives a stranger the same responses for a DNI with and without a proposal', async () => {
    const proposalId = await createProposal(newGuest(), '30222888');
    const answersFor = async (id: string, way: object) => {
      const stranger = newGuest();
      const send = () =>
        stranger.mutate(
          'sendPhoneCode',
          { proposalId: id, ...way },
          'sentCode { maskedPhone expiresAt resendableAt }',
        );
      const validate = () =>
        stranger.mutate('validatePhoneCode', {
          proposalId: id,
          code: '000000',
          ...way,
        });
      const answers = [await validate(), await send(), await send()];
      for (let tries = 1; tries <= 6; tries += 1) answers.push(await validate());
      for (let codes = 3; codes <= 6; codes += 1) answers.push(await send());
      return answers;
    };
    const held = await found(newGuest(), '30222888');
    const none = await found(newGuest(), '30222889');
    expect({ ...held, id: '' }).toEqual({ id: '', number: null, phaseLabel: null, maskedPhone: null });
    expect({ ...none, id: '' }).toEqual({ ...held, id: '' });
    expect(none.id).toHaveLength(held.id.length);

    const nowhere = '00000000-0000-4000-8000-000000000000';
    const [returning, returningToNone, byLink, byLinkToNone] = await Promise.all([
      answersFor(held.id, { purpose: 'RETURN' }),
      answersFor(none.id, { purpose: 'RETURN' }),
      answersFor(proposalId, { purpose: 'VALIDATION_BY_LINK' }),
      answersFor(nowhere, { purpose: 'VALIDATION_BY_LINK' }),
    ]);
    expect(returning).toEqual(returningToNone);
    expect(byLink).toEqual(byLinkToNone);
    expect(returning.at(0)).toMatchObject({ userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] });
    expect(returning.at(-1)).toMatchObject({ userErrors: [] });
  });

  it('[ST-17] has no current proposal or simulation after a cancellation', async () => {
    const guest = newGuest();
    const CURRENT = '{ currentProposal { id } currentSimulation { id } }';
    await guest.mutate('startSimulation', simulationInput('30222999'), 'simulation { id }');
    const proposalId = await createProposal(guest, '30222999');
    expect(await guest.data(CURRENT)).toMatchObject({ currentProposal: { id: proposalId } });
    const payload = await guest.mutate(
      'cancelProposal',
      { proposalId },
      'proposal { id flow { isCancelled } }',
    );
    expect(payload).toEqual({ proposal: { id: proposalId, flow: { isCancelled: true } }, userErrors: [] });
    const cleared = { currentProposal: null, currentSimulation: null };
    expect(await guest.data(CURRENT)).toEqual(cleared);
  });

  it('[EN-05] shows the chosen quote with its offer’s limits', async () => {
    const guest = newGuest();
    const id = await createProposal(guest, '30222111');
    const { proposal } = await guest.data<{ proposal: { quote: unknown } }>(
      `query Q($id: ID!) { proposal(id: $id) { quote {
        financedAmount { amount } minAmount { amount } maxAmount { amount } purchaseValue { amount }
        mode term minTerm maxTerm terms { value label } ltv dueDay
      } } }`,
      { id },
    );
    expect(proposal.quote).toMatchObject({
      financedAmount: { amount: '10000000.00' },
      minAmount: { amount: '1000000.00' },
      maxAmount: { amount: '20702000.00' },
      purchaseValue: { amount: '31200000.00' },
      mode: 'FIXED',
      term: 24,
      minTerm: 6,
      maxTerm: 60,
      ltv: '32.05',
      dueDay: 10,
      terms: expect.arrayContaining([{ value: 24, label: '24 cuotas' }]),
    });
  });

  it('[CA-18] rejects co-owner data if the proposal has no co-owner', async () => {
    const guest = newGuest();
    const proposalId = await createProposal(guest, '30222112');
    const { userErrors } = await guest.mutate('saveCoOwnerAdditionalData', {
      proposalId,
      ...additionalDataInput,
    });
    expect(userErrors).toEqual([
      { code: 'NO_CO_OWNER', message: 'Esta solicitud no tiene cotitular.', path: [] },
    ]);
  });

  it('gives a stranger the same responses for another proposal as for a missing one', async () => {
    const proposalId = await createProposal(newGuest(), '30222666');
    const stranger = newGuest();
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const tries = async (id: string) => ({
      read: await stranger.ask('query P($id: ID!) { proposal(id: $id) { id } }', { id }),
      cancel: await stranger.mutate('cancelProposal', { proposalId: id }),
      code: await stranger.mutate('sendPhoneCode', { proposalId: id }, 'sentCode { maskedPhone }'),
      upload: await (await stranger.upload(id, pdf(), 'a.pdf')).text(),
      file: await (await stranger.request(`/files/documents/${id}/${nowhere}`)).text(),
    });
    const theirs = await tries(proposalId);
    expect(theirs).toEqual(await tries(nowhere));
    expect(theirs.cancel.userErrors).toMatchObject([{ code: 'PROPOSAL_NOT_FOUND' }]);
  });

  it('[CA-43] does not let a stranger replace or detect a DNI’s open proposal', async () => {
    const owner = newGuest();
    const proposalId = await createProposal(owner, '30222777');
    const stranger = newGuest();
    const started = await stranger.mutate<Started>('startSimulation', simulationInput('30222777'), OFFER);
    await awaitDecision(stranger);
    const input = {
      ...choice,
      simulationId: started.simulation.id,
      rateId: 'TRD-01-24',
      replaceOpenProposal: true,
    };
    const made = await stranger.mutate('createProposal', input);
    expect(made).toMatchObject({ proposal: { resumeStep: 'ADDITIONAL_DATA' }, userErrors: [] });
    const { currentProposal } = await owner.data<{ currentProposal: unknown }>(
      '{ currentProposal { id status } }',
    );
    expect(currentProposal).toEqual({ id: proposalId, status: 'OPEN' });
  });
});
