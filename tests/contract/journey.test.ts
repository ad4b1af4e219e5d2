import { suggestCuil } from '@prendarios/rules/cuil';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../upstream/bank/src/testing/files.ts';
import { Guest, product } from './guest.ts';

let running: Awaited<ReturnType<typeof product>>;
beforeAll(async () => {
  running = await product();
});
afterAll(() => running.close());

const newGuest = () => new Guest(running.url);

const person = (documentNumber: string) => ({
  firstName: 'Juana',
  lastName: 'Pérez',
  documentNumber,
  documentKind: 'DNI',
  gender: 'FEMALE',
  birthDate: '1990-05-01',
  cuil: suggestCuil(documentNumber, 'F'),
  email: 'Juana@Correo.com',
  phone: { areaCode: '011', number: '15-4555-6677', providerCode: 'PER' },
  occupationId: 2,
  taxBurdenCode: 'CF',
});

const simulationInput = (documentNumber: string) => ({
  customer: person(documentNumber),
  vehicle: {
    typeCode: 'A',
    brandId: 'FIAT',
    modelId: 1,
    year: 2027,
    zeroKm: true,
    purchaseValue: '31200000',
  },
  kind: 'PER_MODEL',
  agreementId: 1,
  consents: [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }],
  metrics: { source: 'newsletter' },
});

const OFFER = `simulation { id status customer { phone { areaCode number } email }
  offer { initialMode modes { mode available maxAmount { amount } defaultTerm minTerm maxTerm } } }`;

const choice = { financedAmount: '10000000', term: 24, dueDay: 10 };

type Decided = {
  id: string;
  status: string;
  offer: { initialMode: string; modes: { mode: string; available: boolean }[] } | null;
};
type Quoted = { currentSimulation: { id: string; quote: { figures: { matrixCode: string } } } };
type Made = { proposal: { id: string } };
type Started = { simulation: { id: string } };

/** Asks until the evaluation ended, as a screen does; says how often that was. */
async function decided(guest: Guest): Promise<{ simulation: Decided; polls: number }> {
  for (let polls = 1; polls <= 10; polls += 1) {
    const { currentSimulation } = await guest.data<{ currentSimulation: Decided }>(
      `{ currentSimulation { id status offer { initialMode modes { mode available } } } }`,
    );
    if (currentSimulation.status !== 'PENDING') return { simulation: currentSimulation, polls };
    expect(currentSimulation.offer).toBeNull();
  }
  throw new Error('never decided');
}

/** Simulates and makes the proposal, with what the offer's own figures say. */
async function proposed(guest: Guest, documentNumber: string, mode = 'FIXED'): Promise<string> {
  const started = await guest.mutate<Started>(
    'startSimulation',
    'StartSimulationInput',
    simulationInput(documentNumber),
    OFFER,
  );
  expect(started.userErrors).toEqual([]);
  await decided(guest);
  const { currentSimulation } = await guest.data<Quoted>(
    `query Q($input: OfferQuoteInput!) { currentSimulation { id quote(input: $input) { figures { matrixCode } } } }`,
    { input: { ...choice, mode } },
  );
  const made = await guest.mutate<Made>('createProposal', 'CreateProposalInput', {
    ...choice,
    simulationId: currentSimulation.id,
    matrixCode: currentSimulation.quote.figures.matrixCode,
  });
  expect(made.userErrors).toEqual([]);
  return made.proposal.id;
}

async function phoneCode(guest: Guest, proposalId: string, returning: boolean): Promise<string> {
  const sent = await guest.mutate(
    'sendPhoneCode',
    'SendPhoneCodeInput',
    { proposalId, returning },
    'maskedPhone expiresAt',
  );
  expect(sent).toMatchObject({ maskedPhone: '•• •••• 6677', userErrors: [] });
  const [message] = await running.bank.outbox();
  return message?.code ?? '';
}

const additional = {
  address: {
    street: 'Av. Corrientes',
    number: '1.234',
    floor: '2',
    provinceId: 1,
    cityId: 1,
    locality: 'CIUDAD DE BUENOS AIRES',
    postalCode: '1043',
  },
  civilData: { maritalStatusCode: 'SOL', nationalityId: 1, countryOfBirthId: 1, nonParticipantSpouse: false },
};

const seller = {
  firstName: 'Mario',
  lastName: 'Vende',
  documentNumber: '25111222',
  gender: 'MALE',
  cuil: suggestCuil('25111222', 'M'),
  email: 'mario@correo.com',
  phone: { areaCode: '11', number: '44443333' },
};

describe("a guest's whole journey through the gateway and the bank", () => {
  it.each(['FIXED', 'UVA'])(
    '[CA-01] [CA-43] [CA-47] [SH-09] [SH-10] [SH-11] [SH-13] goes from a simulation to a confirmed proposal, %s',
    async (mode) => {
      const guest = newGuest();
      const proposalId = await proposed(guest, mode === 'FIXED' ? '30222333' : '30222444', mode);
      const step = async (name: string, type: string, input: Record<string, unknown>) => {
        const payload = await guest.mutate<{ proposal: { resumeStep: string | null } }>(name, type, {
          proposalId,
          ...input,
        });
        expect(payload.userErrors).toEqual([]);
        return payload.proposal.resumeStep;
      };
      expect(await step('saveOwnerAdditionalData', 'SaveAdditionalDataInput', additional)).toBe(
        'PHONE_VALIDATION',
      );
      const code = await phoneCode(guest, proposalId, false);
      expect(await step('validatePhoneCode', 'ValidatePhoneCodeInput', { code })).toBe('INSURANCE');
      await step('generateInsurances', 'ProposalInput', {});
      const { proposal } = await guest.data<{ proposal: { insurances: { id: string }[] } }>(
        'query P($id: ID!) { proposal(id: $id) { insurances { id insurerName monthlyPremium { amount } } } }',
        { id: proposalId },
      );
      const insuranceId = proposal.insurances[0]?.id;
      expect(await step('chooseInsurance', 'ChooseInsuranceInput', { insuranceId })).toBe('SUMMARY');
      expect(await step('acceptSummary', 'AcceptSummaryInput', { textVersion: '1' })).toBe('SELLER_DATA');
      expect(await step('saveSeller', 'SaveSellerInput', { person: seller })).toBe('VEHICLE_DOCUMENTS');
      await step('identifyVehicle', 'IdentifyVehicleInput', {
        chassis: '8AP123456K1234567',
        engine: 'ENG12345',
      });
      const list = await guest.data<{ proposal: { documents: { type: string; mandatory: boolean }[] } }>(
        'query D($id: ID!) { proposal(id: $id) { documents { type mandatory } } }',
        {
          id: proposalId,
        },
      );
      const documents = [];
      for (const { type, mandatory } of list.proposal.documents) {
        if (!mandatory) continue;
        const uploaded = await guest.upload(proposalId, pdf(), `${type}.pdf`);
        expect(uploaded.status).toBe(200);
        const { fileId } = (await uploaded.json()) as { fileId: string };
        documents.push({ type, fileIds: [fileId] });
      }
      await step('attachDocuments', 'AttachDocumentsInput', { documents });
      expect(await step('finishDocumentation', 'ProposalInput', {})).toBe('END');
      await step('chooseAccount', 'ChooseAccountInput', {});
      expect(await step('confirmProposal', 'ProposalInput', {})).toBeNull();
      const after = await guest.data<{ currentProposal: unknown }>(
        `{ currentProposal { id status biometryInProgress resumable displayName figures { mode }
           vehicle { chassis purchaseValue { amount } } seller { person { lastName } }
           insurance { selected } account { selected } owner { address { number } } } }`,
      );
      expect(after.currentProposal).toMatchObject({
        id: proposalId,
        status: 'OPEN',
        biometryInProgress: true,
        resumable: true,
        figures: { mode },
        vehicle: { chassis: '8AP123456K1234567', purchaseValue: { amount: '31200000.00' } },
        seller: { person: { lastName: 'Vende' } },
        insurance: { selected: true },
        owner: { address: { number: 1234 } },
      });
    },
  );

  it('[ST-29] [CA-16] comes back on another device with the DNI and a code, and sees nothing before', async () => {
    const proposalId = await proposed(newGuest(), '30222555');
    const other = newGuest();
    const found = await other.mutate<{ match: unknown }>(
      'findProposal',
      'FindProposalInput',
      { documentNumber: '30.222.555' },
      'match { id number phaseLabel maskedPhone }',
    );
    expect(found.match).toMatchObject({ id: proposalId, maskedPhone: '•• •••• 6677' });
    const read = 'query P($id: ID!) { proposal(id: $id) { id owner { firstName } } }';
    expect(await other.data(read, { id: proposalId })).toEqual({ proposal: null });
    const code = await phoneCode(other, proposalId, true);
    const wrong = await other.mutate('validatePhoneCode', 'ValidatePhoneCodeInput', {
      proposalId,
      code: code === '000000' ? '000001' : '000000',
      returning: true,
    });
    expect(wrong).toMatchObject({ proposal: null, userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] });
    const opened = await other.mutate('validatePhoneCode', 'ValidatePhoneCodeInput', {
      proposalId,
      code,
      returning: true,
    });
    expect(opened.proposal).toEqual({ id: proposalId, resumeStep: 'ADDITIONAL_DATA' });
    expect(await other.data(read, { id: proposalId })).toMatchObject({
      proposal: { owner: { firstName: 'Juana' } },
    });
  });

  it("answers a stranger's id as one that does not exist, for reading, writing and files", async () => {
    const proposalId = await proposed(newGuest(), '30222666');
    const stranger = newGuest();
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const tries = async (id: string) => ({
      read: await stranger.ask('query P($id: ID!) { proposal(id: $id) { id } }', { id }),
      cancel: await stranger.mutate('cancelProposal', 'ProposalInput', { proposalId: id }),
      code: await stranger.mutate('sendPhoneCode', 'SendPhoneCodeInput', { proposalId: id }, 'maskedPhone'),
      upload: await (await stranger.upload(id, pdf(), 'a.pdf')).text(),
      file: await (await stranger.request(`/files/documents/${id}/${nowhere}`)).text(),
    });
    const theirs = await tries(proposalId);
    expect(theirs).toEqual(await tries(nowhere));
    expect(theirs.cancel.userErrors).toMatchObject([{ code: 'PROPOSAL_NOT_FOUND' }]);
  });

  it('[CA-43] does not let a stranger replace the open proposal of a DNI that they typed', async () => {
    const owner = newGuest();
    const proposalId = await proposed(owner, '30222777');
    const stranger = newGuest();
    const started = await stranger.mutate<Started>(
      'startSimulation',
      'StartSimulationInput',
      simulationInput('30222777'),
      OFFER,
    );
    await decided(stranger);
    const input = {
      ...choice,
      simulationId: started.simulation.id,
      matrixCode: 'TRD-01-24',
      replaceOpenProposal: true,
    };
    const refused = await stranger.mutate('createProposal', 'CreateProposalInput', input);
    expect(refused).toMatchObject({ proposal: null, userErrors: [{ code: 'OPEN_PROPOSAL_EXISTS' }] });
    const { currentProposal } = await owner.data<{ currentProposal: unknown }>(
      '{ currentProposal { id status } }',
    );
    expect(currentProposal).toEqual({ id: proposalId, status: 'OPEN' });
  });
});

const outcome = async (documentNumber: string) => {
  const guest = newGuest();
  await guest.mutate<Started>(
    'startSimulation',
    'StartSimulationInput',
    simulationInput(documentNumber),
    'simulation { id }',
  );
  return decided(guest);
};

describe('the outcomes of the personas', () => {
  it.each([
    ['20000001', 'FIXED', [true, true]],
    ['20000002', 'FIXED', [true, false]],
    ['20000003', 'UVA', [false, true]],
    ['20000009', 'UVA', [false, true]],
  ])('[ST-25] offers %s first %s', async (documentNumber, initialMode, available) => {
    const { simulation } = await outcome(documentNumber);
    expect(simulation).toMatchObject({ status: 'APPROVED', offer: { initialMode } });
    expect(simulation.offer?.modes.map((offered) => offered.available)).toEqual(available);
  });

  it('[ST-24] offers nothing where both amounts are 0', async () => {
    expect((await outcome('20000004')).simulation).toMatchObject({ status: 'REJECTED', offer: null });
  });

  it('[VA-06] [CA-14] says that the person is deceased', async () => {
    const input = simulationInput('20000005');
    const payload = await newGuest().mutate(
      'startSimulation',
      'StartSimulationInput',
      input,
      'simulation { id }',
    );
    expect(payload).toEqual({
      simulation: null,
      userErrors: [
        {
          code: 'PERSON_DECEASED',
          message:
            'El DNI ingresado corresponde a una persona fallecida. Por favor intente nuevamente con un DNI válido.',
          path: ['customer', 'documentNumber'],
        },
      ],
    });
  });

  it('[CA-04] says pending until the bank has decided', async () => {
    const { simulation, polls } = await outcome('20000006');
    expect(simulation.status).toBe('APPROVED');
    expect(polls).toBe(4);
  });
});

describe('what the bank refuses', () => {
  it("[VA-03] [VA-07] [VA-09] names each field by the input's own path", async () => {
    const input = simulationInput('30222888');
    const customer = {
      ...input.customer,
      firstName: ' ',
      cuil: '20',
      birthDate: '2015-01-01',
      taxBurdenCode: 'XX',
    };
    const payload = await newGuest().mutate(
      'startSimulation',
      'StartSimulationInput',
      { ...input, customer },
      'simulation { id }',
    );
    expect(payload.userErrors).toEqual([
      { code: 'INVALID_FIELD', message: 'El campo no puede estar vacío', path: ['customer', 'firstName'] },
      { code: 'INVALID_FIELD', message: 'El CUIL tiene que tener 11 números.', path: ['customer', 'cuil'] },
      {
        code: 'INVALID_FIELD',
        message: 'Tenés que haber cumplido 18 años.',
        path: ['customer', 'birthDate'],
      },
    ]);
    const byBank = await newGuest().mutate(
      'startSimulation',
      'StartSimulationInput',
      { ...input, customer: { ...input.customer, taxBurdenCode: 'XX' } },
      'simulation { id }',
    );
    expect(byBank.userErrors).toMatchObject([{ code: 'INVALID_FIELD', path: ['customer', 'taxBurdenCode'] }]);
  });

  it('answers a step that is not due as data', async () => {
    const guest = newGuest();
    const proposalId = await proposed(guest, '30222999');
    const early = await guest.mutate('confirmProposal', 'ProposalInput', { proposalId });
    expect(early).toMatchObject({ proposal: null, userErrors: [{ code: 'STEP_NOT_ALLOWED' }] });
  });

  it('makes one proposal of a request that is sent twice', async () => {
    const guest = newGuest();
    const started = await guest.mutate<Started>(
      'startSimulation',
      'StartSimulationInput',
      simulationInput('30223111'),
      OFFER,
    );
    await decided(guest);
    const query = `mutation M($input: CreateProposalInput!) { createProposal(input: $input) { proposal { id number } userErrors { code } } }`;
    const input = { ...choice, simulationId: started.simulation.id, matrixCode: 'TRD-01-24' };
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
