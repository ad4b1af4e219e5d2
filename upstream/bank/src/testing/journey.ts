import { suggestCuil } from '@prendarios/rules/cuil';
import type { z } from 'zod';
import type { personAdditional, personIdentity } from '../domain/api/person.ts';
import { documentsAnswer, preUploadAnswer } from '../domain/api/documentation.ts';
import { insurancesAnswer } from '../domain/api/insurance.ts';
import { generateCodeAnswer, ownerAnswer, validateCodeAnswer } from '../domain/api/person.ts';
import { type postProposalBody, proposalAnswer } from '../domain/api/proposal.ts';
import { saveVehicleAnswer } from '../domain/api/vehicle.ts';
import { setSimulationAnswer, type setSimulationBody, statusAnswer } from '../domain/api/simulation.ts';
import { type Answer, readAnswer, type TestBank } from './bank.ts';
import { throughAcceptance } from './coOwner.ts';
import { photo, preUpload } from './files.ts';

export type Identity = z.infer<typeof personIdentity>;
export type Proposal = z.infer<typeof proposalAnswer>;
export type SimulationBody = z.infer<typeof setSimulationBody>;

export const customer = (document: string, change: Partial<Identity> = {}): Identity => ({
  personType: 'OWNER',
  owner: true,
  firstName: 'Juana',
  lastName: 'Pérez',
  birthDate: '1990-05-01',
  email: 'juana@correo.com',
  cuitl: suggestCuil(document, 'F') ?? '',
  gender: 'F',
  document,
  documentType: { id: 150 },
  cellPhone: { areaCode: '11', number: '45556677', provider: 'PER' },
  occupation: 2,
  ivaCategory: 'CF',
  ...change,
});

export const coOwner = (document: string): Identity =>
  customer(document, {
    personType: 'CO_OWNER',
    owner: false,
    relationship: 'HER',
    firstName: 'Julián',
    lastName: 'Ferreyra',
    email: 'julian@correo.com',
    cellPhone: { areaCode: '11', number: '45678124', provider: 'PER' },
  });

/** FIAT MOBI, 0KM of 2027, 31,200,000 pesos. */
export const zeroKmCar: SimulationBody['vehicle'] = {
  vehicleType: 'A',
  brand: 'FIAT',
  model: 1,
  fuelYear: { year: 2027, price: 31_200_000, zeroKm: true, valid: true },
  purchaseValue: 31_200_000,
  taxi: false,
};

export const simulation = (document: string, change: Partial<SimulationBody> = {}): SimulationBody => ({
  customer: customer(document),
  vehicle: zeroKmCar,
  simulationType: 'PER_MODEL',
  agreementId: 1,
  consents: [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }],
  ...change,
});

export const address: z.infer<typeof personAdditional> = {
  street: 'Av. Corrientes',
  number: 1234,
  floor: '2',
  apartment: 'A',
  state: 1,
  city: 1,
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: '1043',
  maritalStatus: 'SOL',
  nationality: 1,
  countryOfBirth: 1,
  nonParticipantSpouse: false,
};

export const seller = {
  firstName: 'Mario',
  lastName: 'Vende',
  document: '25111222',
  gender: 'M',
  cuitl: suggestCuil('25111222', 'M') ?? '',
  email: 'mario@correo.com',
  cellPhone: { areaCode: '11', number: '44443333' },
};

/** Creates a simulation and polls until the decision. */
export async function simulate(
  bank: TestBank,
  body: SimulationBody,
  headers: Record<string, string> = {},
): Promise<{ uuid: string; status: string; polls: number }> {
  const { uuid, idRequest } = readAnswer(
    await bank.post('/simulation/set_simulation', body, headers),
    setSimulationAnswer,
  );
  for (let polls = 1; polls <= 10; polls += 1) {
    const { status } = readAnswer(
      await bank.get(`/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`),
      statusAnswer,
    );
    if (status !== 'PENDING') return { uuid, status, polls };
  }
  throw new Error('never decided');
}

export type Choice = z.infer<typeof postProposalBody>['simulation'];

export const loanChoice = (change: Partial<Choice> = {}): Choice => ({
  dueDate: 10,
  financedAmount: 10_000_000,
  matrixCode: 'TRD-01-24',
  terms: 24,
  ...change,
});

export const postProposal = (
  bank: TestBank,
  uuid: string,
  change: Partial<Choice> = {},
  query = '',
  headers: Record<string, string> = {},
): Promise<Answer> =>
  bank.post(
    `/proposal/post_proposal${query}`,
    { identification: { uuid }, simulation: loanChoice(change) },
    headers,
  );

export async function createProposal(
  bank: TestBank,
  document: string,
  change: Partial<SimulationBody> = {},
  loan: Partial<Choice> = {},
): Promise<Proposal> {
  const { uuid } = await simulate(bank, simulation(document, change));
  const matrixCode = `TRD-0${change.agreementId ?? 1}-24`;
  return readAnswer(await postProposal(bank, uuid, { matrixCode, ...loan }), proposalAnswer);
}

/** Creates a proposal that waits for the code sent to the owner's phone. */
export async function awaitingCode(
  bank: TestBank,
  document: string,
  change: Partial<SimulationBody> = {},
): Promise<Proposal> {
  const proposal = await createProposal(bank, document, change);
  readAnswer(
    await bank.post('/person/owner', { ...address, idProposal: proposal.proposalUuid }),
    ownerAnswer,
  );
  return proposal;
}

export const proposalNow = async (bank: TestBank, uuid: string): Promise<Proposal> =>
  readAnswer(await bank.get(`/proposal/${uuid}/get_proposal`), proposalAnswer);

export async function latestCode(
  bank: TestBank,
  idProposal: string,
  isReturnProposal = false,
): Promise<string> {
  readAnswer(await bank.post('/person/generate_code', { idProposal, isReturnProposal }), generateCodeAnswer);
  const [message] = await bank.outbox();
  if (message?.code === undefined) throw new Error('no code was sent');
  return message.code;
}

export const validate = (
  bank: TestBank,
  idProposal: string,
  code: string,
  isReturnProposal = false,
): Promise<Answer> => bank.post('/person/validate_code', { code, idProposal, isReturnProposal });

/** Creates a proposal whose co-owner was just sent the link. */
export async function withInvitation(bank: TestBank, document: number): Promise<string> {
  const { proposalUuid } = await createProposal(bank, String(document), {
    coOwner: coOwner(`4${document}`.slice(0, 8)),
  });
  await bank.post('/person/owner', { ...address, idProposal: proposalUuid });
  readAnswer(await bank.patch(`/person/coowner/${proposalUuid}`, address), proposalAnswer);
  readAnswer(await validate(bank, proposalUuid, await latestCode(bank, proposalUuid)), validateCodeAnswer);
  return proposalUuid;
}

/** Moves a new proposal to INSURANCE. */
export async function throughOwner(bank: TestBank, idProposal: string, hasCoOwner = false): Promise<void> {
  readAnswer(await bank.post('/person/owner', { ...address, idProposal }), ownerAnswer);
  if (hasCoOwner) readAnswer(await bank.patch(`/person/coowner/${idProposal}`, address), proposalAnswer);
  const code = await latestCode(bank, idProposal);
  readAnswer(await validate(bank, idProposal, code), validateCodeAnswer);
  if (hasCoOwner) await throughAcceptance(bank, idProposal);
}

/** Moves a proposal from INSURANCE to SELLER. */
export async function throughInsurance(bank: TestBank, proposalId: string): Promise<void> {
  const [cheapest] = readAnswer(
    await bank.post('/insurance/generate_insurances', { proposalId }),
    insurancesAnswer,
  );
  const insuranceId = cheapest?.id;
  readAnswer(await bank.patch('/insurance/post_insurance', { proposalId, insuranceId }), insurancesAnswer);
  const summaryAccepted = { textVersion: '1' };
  readAnswer(
    await bank.patch(`/proposal/${proposalId}/update_proposal`, { summaryAccepted }),
    proposalAnswer,
  );
}

/** Returns a unique chassis and engine per proposal, because a vehicle is pledged only once. */
export const vehicleIdentity = ({ proposalNumber }: Pick<Proposal, 'proposalNumber'>) => ({
  chassis: `9BD358A4N${String(proposalNumber).padStart(8, '0')}`,
  engine: 'FIRE1234567',
});

/** Returns a unique plate for a used vehicle. */
export function plateOf({ proposalNumber }: Pick<Proposal, 'proposalNumber'>): string {
  const letter = (place: number) =>
    String.fromCodePoint(65 + (Math.floor(proposalNumber / 1000 / 26 ** place) % 26));
  return `A${letter(2)}${String(proposalNumber % 1000).padStart(3, '0')}${letter(1)}${letter(0)}`;
}

/** Saves the vehicle's data; a new vehicle has no plate yet. */
async function saveVehicle(bank: TestBank, proposal: Proposal): Promise<void> {
  const identity = vehicleIdentity(proposal);
  const body = proposal.vehicle.fuelYear.zeroKm ? identity : { ...identity, plate: plateOf(proposal) };
  readAnswer(await bank.patch(`/vehicle/update/${proposal.proposalNumber}`, body), saveVehicleAnswer);
}

/** Saves the vehicle's data, attaches every mandatory document, and finishes the upload. */
export async function throughDocuments(bank: TestBank, proposalUuid: string): Promise<void> {
  await saveVehicle(bank, await proposalNow(bank, proposalUuid));
  const documents = readAnswer(
    await bank.get(`/documentation/${proposalUuid}/get_documents`),
    documentsAnswer,
  );
  const data = [];
  for (const { type } of documents.filter(({ mandatory }) => mandatory)) {
    const { fileId } = readAnswer(
      await preUpload(bank, proposalUuid, await photo(), `${type}.jpg`),
      preUploadAnswer,
    );
    data.push({ type, fileIds: [fileId] });
  }
  readAnswer(
    await bank.patch(`/documentation/${proposalUuid}/upload`, { data, isSeller: false }),
    documentsAnswer,
  );
  readAnswer(await bank.patch(`/documentation/${proposalUuid}/upload-proposal`, {}), documentsAnswer);
}

export const confirm = (bank: TestBank, proposalUuid: string): Promise<Answer> =>
  bank.get(`/proposal/${proposalUuid}/confirm_proposal`, { 'x-requested-action': 'confirm' });
