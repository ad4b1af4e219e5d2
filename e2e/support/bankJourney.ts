import { picture } from './files.ts';
import { SERVICE_KEY } from './bankProposals.ts';
import { applicant, type Applicant } from './people.ts';

/** A person with a proposal of theirs. */
export type Holder = Readonly<{ id: string; number: string; person: Applicant }>;

type Call = { method?: 'GET' | 'POST' | 'PATCH'; body?: unknown; headers?: Record<string, string> };

const bankUrl = () => `http://localhost:${process.env['E2E_BANK_PORT']}`;

/** A call of the bank, as the gateway makes it for a guest. */
async function call<T>(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${bankUrl()}/api${path}`, {
    method,
    headers: {
      'x-service-key': SERVICE_KEY,
      'x-subject': 'guest:journey',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
const post = <T>(path: string, body: unknown) => call<T>(path, { method: 'POST', body });
const patch = <T>(path: string, body: unknown) => call<T>(path, { method: 'PATCH', body });

const phoneOf = ({ areaCode, number }: Applicant) => ({ areaCode, number, provider: 'PER' });

function customer(person: Applicant) {
  const { day, month, year } = person.birth;
  return {
    personType: 'OWNER',
    owner: true,
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    email: person.email,
    cuitl: person.cuil,
    gender: 'F',
    document: person.dni,
    documentType: { id: 150 },
    cellPhone: phoneOf(person),
    occupation: 2,
    ivaCategory: 'CF',
  };
}

type Year = { year: number; price: number; zeroKm: boolean; valid: boolean };

/** The bank evaluates when it is asked, and tells at a later question. */
async function decided(uuid: string, idRequest: string): Promise<void> {
  for (let asked = 0; asked < 10; asked += 1) {
    const { status } = await call<{ status: string }>(
      `/simulation/get_status?uuid=${uuid}&idRequest=${idRequest}`,
    );
    if (status === 'APPROVED') return;
  }
  throw new Error('The bank did not approve.');
}

/** A new car, evaluated and taken. */
async function posted(person: Applicant): Promise<{ proposalUuid: string; proposalNumber: number }> {
  const car = { vehicleType: 'A', brand: 'FIAT', model: 1 };
  const years = await post<Year[]>('/vehicle/get_years_by_model', { modelId: 1, agreementId: 1 });
  const fuelYear = years.find(({ zeroKm, valid }) => zeroKm && valid);
  if (fuelYear === undefined) throw new Error('The bank sells no new car.');
  const { uuid, idRequest } = await post<{ uuid: string; idRequest: string }>('/simulation/set_simulation', {
    customer: customer(person),
    vehicle: { ...car, fuelYear, purchaseValue: fuelYear.price, taxi: false },
    simulationType: 'PER_MODEL',
    agreementId: 1,
    consents: [{ kind: 'PERSONAL_DATA', textVersion: '2026-11' }],
  });
  await decided(uuid, idRequest);
  const simulation = { dueDate: 10, financedAmount: 2_000_000, matrixCode: 'TRD-01-24', terms: 24 };
  return post('/proposal/post_proposal', { identification: { uuid }, simulation });
}

async function throughOwner(id: string, { number }: Applicant): Promise<void> {
  await post('/person/owner', {
    idProposal: id,
    street: 'Av. Corrientes',
    number: 1234,
    floor: '',
    apartment: '',
    state: 1,
    city: 1,
    locality: 'CIUDAD DE BUENOS AIRES',
    postalCode: '1043',
    maritalStatus: 'SOL',
    nationality: 1,
    countryOfBirth: 1,
    nonParticipantSpouse: false,
  });
  await post('/person/generate_code', { idProposal: id, isReturnProposal: false });
  const sent = (await (await fetch(`${bankUrl()}/outbox.json`)).json()) as { to: string; code?: string }[];
  const code = sent.find(({ to, code: one }) => to.endsWith(number) && one !== undefined)?.code;
  await post('/person/validate_code', { code, idProposal: id, isReturnProposal: false });
}

async function throughInsurance(proposalId: string): Promise<void> {
  const [offer] = await post<{ id: string }[]>('/insurance/generate_insurances', { proposalId });
  await patch('/insurance/post_insurance', { proposalId, insuranceId: offer?.id });
  await patch(`/proposal/${proposalId}/update_proposal`, { summaryAccepted: { textVersion: '1' } });
}

async function throughSeller(proposalId: string, number: number, seller: Applicant): Promise<void> {
  const { firstName, lastName, dni: document, cuil: cuitl, email } = seller;
  const physicalPerson = {
    firstName,
    lastName,
    document,
    gender: 'F',
    cuitl,
    email,
    cellPhone: phoneOf(seller),
  };
  await post('/person/seller/post_seller', { proposalId, physicalPerson });
  await patch(`/vehicle/update/${number}`, { chassis: '9BD358A4NLYJ12345', engine: 'FIRE1234567' });
  const asked = await call<{ type: string; mandatory: boolean }[]>(
    `/documentation/${proposalId}/get_documents`,
  );
  const data = [];
  for (const { type } of asked.filter(({ mandatory }) => mandatory)) {
    const body = new FormData();
    const { buffer, mimeType, name } = picture(`${type}.png`, 60);
    body.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const { fileId } = await call<{ fileId: string }>('/documentation/pre-upload', {
      method: 'POST',
      body,
      headers: { 'x-proposal-id': proposalId },
    });
    data.push({ type, fileIds: [fileId] });
  }
  await patch(`/documentation/${proposalId}/upload`, { data, isSeller: false });
  await patch(`/documentation/${proposalId}/upload-proposal`, {});
}

/** Who sells, as the bank takes it: a person or a company. */
export type SellerBody = { physicalPerson: object } | { legalPerson: object };

/** A proposal of its own whose seller is known and has given nothing yet. */
export async function soldBy(seller: SellerBody): Promise<Holder> {
  const person = applicant();
  const { proposalUuid: id, proposalNumber } = await posted(person);
  await throughOwner(id, person);
  await throughInsurance(id);
  await post('/person/seller/post_seller', { proposalId: id, ...seller });
  return { id, number: String(proposalNumber), person };
}

/** A proposal of its own for a journey that begins at the identity check, brought there without a browser. */
export async function holderToCheck({ account = false } = {}): Promise<Holder> {
  const person = applicant();
  const { proposalUuid: id, proposalNumber } = await posted(person);
  await throughOwner(id, person);
  await throughInsurance(id);
  await throughSeller(id, proposalNumber, applicant());
  if (account) await patch(`/accounts/${id}/update_account`, { openNewAccount: true });
  await call(`/proposal/${id}/confirm_proposal`, { headers: { 'x-requested-action': 'confirm' } });
  return { id, number: String(proposalNumber), person };
}
