import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, product } from './guest.ts';
import {
  choice,
  awaitDecision,
  OFFER,
  createProposal,
  simulationInput,
  untilSeller,
  type Made,
  type Started,
  type Product,
} from './journeySteps.ts';

let running: Product;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

const newGuest = () => new Guest(running.url);

const outcome = async (documentNumber: string) => {
  const guest = newGuest();
  await guest.mutate<Started>('startSimulation', simulationInput(documentNumber), 'simulation { id }');
  return awaitDecision(guest);
};

describe('the personas’ outcomes', () => {
  it.each([
    ['20000001', 'FIXED', [true, true]],
    ['20000002', 'FIXED', [true, false]],
    ['20000003', 'UVA', [false, true]],
    ['20000009', 'UVA', [false, true]],
  ])('[ST-25] are an offer for %s with %s first', async (documentNumber, initialMode, available) => {
    const { simulation } = await outcome(documentNumber);
    expect(simulation).toMatchObject({ status: 'APPROVED', offer: { initialMode } });
    expect(simulation.offer?.modes.map((offered) => offered.isAvailable)).toEqual(available);
  });

  it('[ST-24] are a rejection without an offer when both amounts are 0', async () => {
    expect((await outcome('20000004')).simulation).toMatchObject({ status: 'REJECTED', offer: null });
  });

  it('[VA-06] [CA-14] are an error for a deceased person', async () => {
    const input = simulationInput('20000005');
    const payload = await newGuest().mutate('startSimulation', input, 'simulation { id }');
    expect(payload).toEqual({
      simulation: null,
      userErrors: [
        {
          code: 'PERSON_DECEASED',
          message:
            'El DNI ingresado corresponde a una persona fallecida. Por favor intente nuevamente con un DNI válido.',
          path: ['owner', 'documentNumber'],
        },
      ],
    });
  });

  it('[CA-04] are pending until the bank has decided', async () => {
    const { simulation, polls } = await outcome('20000006');
    expect(simulation.status).toBe('APPROVED');
    expect(polls).toBe(4);
  });
});

describe('the gateway', () => {
  it('[RO-03] [VA-03] [VA-07] [VA-09] reports each invalid field by its path in the input', async () => {
    const input = simulationInput('30222888');
    const owner = {
      ...input.owner,
      firstName: ' ',
      cuil: '20',
      birthDate: '2015-01-01',
      vatStatusCode: 'XX',
    };
    const payload = await newGuest().mutate('startSimulation', { ...input, owner }, 'simulation { id }');
    expect(payload.userErrors).toEqual([
      { code: 'INVALID_FIELD', message: 'El campo no puede estar vacío', path: ['owner', 'firstName'] },
      {
        code: 'INVALID_FIELD',
        message: 'Hay que haber cumplido 18 años.',
        path: ['owner', 'birthDate'],
      },
      { code: 'INVALID_FIELD', message: 'El CUIL tiene que tener 11 números.', path: ['owner', 'cuil'] },
    ]);
    const byBank = await newGuest().mutate(
      'startSimulation',
      { ...input, owner: { ...input.owner, vatStatusCode: 'XX' } },
      'simulation { id }',
    );
    expect(byBank.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: ['owner', 'vatStatusCode'] }]);
  });

  it('[CA-03] [ST-24] returns no figures, and names the fields, when the amount and the term are outside the offer', async () => {
    const guest = newGuest();
    await guest.mutate('startSimulation', simulationInput('30223444'), 'simulation { id }');
    await awaitDecision(guest);
    const { currentSimulation } = await guest.data<{ currentSimulation: { quote: unknown } }>(
      `{ currentSimulation { quote(input: { financedAmount: "89999999", term: 400, mode: FIXED, dueDay: 10 }) {
           figures { term } installments { number } userErrors { code path message } } } }`,
    );
    expect(currentSimulation.quote).toMatchObject({
      figures: null,
      installments: [],
      userErrors: [
        {
          code: 'INVALID_FIELD',
          path: ['financedAmount'],
          message: expect.stringContaining('El monto') as string,
        },
        { code: 'INVALID_FIELD', path: ['term'] },
      ],
    });
  });

  it('returns a user error for a step that is not due', async () => {
    const guest = newGuest();
    const proposalId = await createProposal(guest, '30222999');
    const early = await guest.mutate('confirmProposal', { proposalId });
    expect(early).toMatchObject({ proposal: null, userErrors: [{ code: 'STEP_NOT_ALLOWED' }] });
  });

  it('accepts and confirms only the conditions shown on the page', async () => {
    const guest = newGuest();
    const proposalId = await createProposal(guest, '30222888');
    await untilSeller(running, guest, proposalId);
    const { proposal } = await guest.data<{
      proposal: { figures: { totalToPay: { amount: string } }; cfteaWithInsurance: string };
    }>('query P($id: ID!) { proposal(id: $id) { figures { totalToPay { amount } } cfteaWithInsurance } }', {
      id: proposalId,
    });
    const shown = {
      totalToPay: proposal.figures.totalToPay.amount,
      cfteaWithInsurance: proposal.cfteaWithInsurance,
    };
    const accept = (conditions: object) =>
      guest.mutate('acceptSummary', {
        proposalId,
        textVersion: '1',
        shown: conditions,
      });
    const CHANGED = { proposal: null, userErrors: [{ code: 'CONDITIONS_CHANGED' }] };
    expect(await accept({ ...shown, totalToPay: '1000000.00' })).toMatchObject(CHANGED);
    expect(await accept({ ...shown, cfteaWithInsurance: null })).toMatchObject(CHANGED);
    // The conditions match, but the summary was accepted before.
    expect((await accept(shown)).userErrors).toMatchObject([{ code: 'STEP_NOT_ALLOWED' }]);
    const confirm = await guest.mutate('confirmProposal', {
      proposalId,
      shown: { totalToPay: '1000000.00' },
    });
    expect(confirm).toMatchObject(CHANGED);
  });

  it('creates one proposal for a request sent twice', async () => {
    const guest = newGuest();
    const started = await guest.mutate<Started>('startSimulation', simulationInput('30223111'), OFFER);
    await awaitDecision(guest);
    const query = `mutation M($input: CreateProposalInput!) { createProposal(input: $input) { proposal { id number } userErrors { code } } }`;
    const input = { ...choice, simulationId: started.simulation.id, rateId: 'TRD-01-24' };
    const send = () =>
      guest.ask<{ createProposal: Made & { userErrors: unknown } }>(
        query,
        { input },
        { 'idempotency-key': 'a-double-click' },
      );
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.data?.createProposal.userErrors).toEqual([]);
    expect(two.data?.createProposal.proposal).toEqual(one.data?.createProposal.proposal);
  });
});
