import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, product } from './guest.ts';
import {
  choice,
  awaitDecision,
  newestKey,
  type Product,
  createProposal,
  seller,
  simulationInput,
  type Started,
  untilSeller,
} from './journeySteps.ts';

let running: Product;
let guest: Guest;
let proposalId: string;
let proposalNumber: number;
beforeAll(async () => {
  running = await product();
  guest = new Guest(running.url);
  proposalId = await createProposal(guest, '30222444');
});
afterAll(() => running.close());

const notify = () =>
  guest.mutate<Record<string, unknown>>('notifySeller', { proposalId }, 'maskedRecipient remainingToday');
const theSeller = () =>
  guest.data<{ seller: unknown }>(
    'query S($id: ID!) { seller(proposalId: $id) { hasValidData party { __typename ... on PersonSeller { firstName } } } }',
    { id: proposalId },
  );

describe("the seller's part through the gateway", () => {
  it('[CA-21] [CA-22] sends no link before a seller is named', async () => {
    proposalNumber = await untilSeller(running, guest, proposalId);
    expect(await theSeller()).toEqual({ seller: null });
    expect((await notify()).userErrors).toMatchObject([{ code: 'SELLER_NOT_FOUND' }]);
  });

  it('[CA-20] rejects a dealer whose point of sale does not exist', async () => {
    const answer = await guest.mutate('setSeller', { proposalId, seller: { pointOfSaleCode: '99999' } });
    expect(answer.userErrors).toEqual([
      { code: 'POINT_OF_SALE_NOT_FOUND', message: 'Ese punto de venta no existe.', path: [] },
    ]);
  });

  it('[CA-21] [CA-22] sends the link at most three times a day', async () => {
    await guest.mutate('setSeller', { proposalId, seller: { person: seller } });
    expect(await theSeller()).toEqual({
      seller: { hasValidData: true, party: { __typename: 'PersonSeller', firstName: 'Mario' } },
    });
    expect(await notify()).toEqual({ maskedRecipient: '•• •••• 3333', remainingToday: 2, userErrors: [] });
    await notify();
    await notify();
    expect((await notify()).userErrors).toMatchObject([{ code: 'TOO_MANY_LINKS' }]);
  });

  it('[CA-23] [ST-19] corrects the data or reports it as wrong', async () => {
    const wrong = await guest.mutate(
      'reviseSeller',
      { proposalId, isDataCorrect: false },
      'proposal { seller { hasValidData } }',
    );
    expect(wrong).toMatchObject({ proposal: { seller: { hasValidData: false } }, userErrors: [] });
    const mended = await guest.mutate(
      'reviseSeller',
      { proposalId, seller: { person: { ...seller, firstName: 'Marina' } } },
      'proposal { seller { hasValidData party { ... on PersonSeller { firstName } } } }',
    );
    expect(mended).toMatchObject({
      proposal: { seller: { hasValidData: true, party: { firstName: 'Marina' } } },
    });
    const both = { businessName: 'X', cuit: '30500010912', email: seller.email, phone: seller.phone };
    const { errors } = await guest.ask(
      'mutation ($input: ReviseSellerInput!) { reviseSeller(input: $input) { userErrors { code } } }',
      { input: { proposalId, seller: { person: seller, company: both } } },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it("[CA-24] opens masked with the link's key and with nothing less", async () => {
    const someone = new Guest(running.url);
    const find = (by: object, number = proposalNumber) =>
      someone.mutate<Record<string, unknown>>(
        'findSale',
        { proposalNumber: number, by },
        'match { proposalId isCompany maskedName maskedDocument maskedEmail maskedPhone hasValidData } isRequested',
      );
    const key = await newestKey(running);
    expect(await find({ key })).toEqual({
      match: {
        proposalId,
        isCompany: false,
        maskedName: 'Marina V•••',
        maskedDocument: 'DNI 25.•••.••2',
        maskedEmail: 'm•••@correo.com',
        maskedPhone: '•• •••• 3333',
        hasValidData: true,
      },
      isRequested: false,
      userErrors: [],
    });
    const nothing = { match: null, isRequested: false, userErrors: [] };
    const asked = { ...nothing, isRequested: true };
    expect(await find({ key: `${key}x` })).toEqual(nothing);
    expect(await find({ key }, proposalNumber + 1)).toEqual(nothing);
    expect(await find({ person: { documentNumber: '25111222', gender: 'FEMALE' } })).toEqual(asked);
    expect(await find({ person: { documentNumber: '25111223', gender: 'MALE' } })).toEqual(asked);
    // The key opens only the sale; knowing the proposal's id gives no access to the proposal.
    const { seller: opened } = await someone.data<{ seller: unknown }>(
      'query S($id: ID!) { seller(proposalId: $id) { hasValidData } }',
      { id: proposalId },
    );
    expect(opened).toBeNull();
  });

  it('[CA-51] finds a registered company and returns null for an unknown CUIT', async () => {
    const find = (cuit: string) =>
      guest.mutate<Record<string, unknown>>(
        'findTaxpayer',
        { cuit },
        'taxpayer { cuit businessName isCompany isActive activity provinceId }',
      );
    expect(await find('30-70565861-3')).toMatchObject({
      taxpayer: { cuit: '30705658613', businessName: 'AUTOMOTORES LIBERTADOR S.A.', isCompany: true },
      userErrors: [],
    });
    expect(await find('30-50001091-2')).toEqual({ taxpayer: null, userErrors: [] });
  });
});

describe('an offer’s vehicle', () => {
  it('[CA-33] can be changed until a proposal exists', async () => {
    const other = new Guest(running.url);
    const started = await other.mutate<Started>(
      'startSimulation',
      simulationInput('30222555'),
      'simulation { id }',
    );
    await awaitDecision(other);
    const simulationId = started.simulation.id;
    const { vehicle } = simulationInput('30222555');
    const change = (id: string, purchaseValue: string) =>
      other.mutate<Record<string, unknown>>(
        'changeVehicle',
        { simulationId: id, vehicle: { ...vehicle, purchaseValue } },
        'simulation { id vehicle { purchaseValue { amount } } }',
      );
    expect(await change(simulationId, '30000000')).toEqual({
      simulation: { id: simulationId, vehicle: { purchaseValue: { amount: '30000000.00' } } },
      userErrors: [],
    });
    expect((await change(simulationId, '0')).userErrors).toMatchObject([
      { path: ['vehicle', 'purchaseValue'] },
    ]);
    expect((await change(proposalId, '30000000')).userErrors).toMatchObject([{ code: 'OFFER_CHANGED' }]);
    await awaitDecision(other);
    const made = await other.mutate('createProposal', {
      ...choice,
      simulationId,
      rateId: 'TRD-01-24',
    });
    expect(made.userErrors).toEqual([]);
    expect((await change(simulationId, '29000000')).userErrors).toMatchObject([{ code: 'VEHICLE_LOCKED' }]);
  });
});

describe("the client's log", () => {
  it('[CA-80] is forwarded to the bank', async () => {
    const logged = await new Guest(running.url).mutate<Record<string, unknown>>(
      'createClientLog',
      { message: 'algo falló', level: 'ERROR', context: [{ name: 'ruta', value: '/titular' }] },
      'isLogged',
    );
    expect(logged).toEqual({ isLogged: expect.any(Boolean), userErrors: [] });
  });
});
