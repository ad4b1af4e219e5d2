import { request } from '@playwright/test';
import { bankUrl, call, patch, post } from './bankCalls.ts';
import { photo } from './files.ts';
import { postProposal, type Holder } from './guestStart.ts';
import { anyChassis, anyPlate, applicant, type Applicant } from './people.ts';

type Asked = { type: string; party: string; mandatory: boolean };

async function giveAddress(holder: Holder): Promise<void> {
  await post('/person/owner', { idProposal: holder.id, ...ADDRESS });
  if (holder.coOwner !== undefined) await patch(`/person/coowner/${holder.id}`, ADDRESS);
}

const ADDRESS = {
  street: 'Av. Rivadavia',
  number: 4502,
  floor: '',
  apartment: '',
  state: 1,
  city: 1,
  locality: 'CIUDAD DE BUENOS AIRES',
  postalCode: '1424',
  maritalStatus: 'SOL',
  nationality: 1,
  countryOfBirth: 1,
  nonParticipantSpouse: false,
};

async function validatePhone({ id, person }: Holder): Promise<void> {
  await post('/person/generate_code', { idProposal: id, isReturnProposal: false });
  const sent = (await (await fetch(`${bankUrl()}/outbox.json`)).json()) as { to: string; code?: string }[];
  const code = sent.find(({ to, code: one }) => to.endsWith(person.number) && one !== undefined)?.code;
  await post('/person/validate_code', { code, idProposal: id, isReturnProposal: false });
}

async function chooseInsurance({ id: proposalId }: Holder): Promise<void> {
  const [offer] = await post<{ id: string }[]>('/insurance/generate_insurances', { proposalId });
  await patch('/insurance/post_insurance', { proposalId, insuranceId: offer?.id });
}

const acceptSummary = ({ id }: Holder) =>
  patch(`/proposal/${id}/update_proposal`, { summaryAccepted: { textVersion: '1' } });

type SellerBody = { physicalPerson: object } | { legalPerson: object };

function personSeller(person: Applicant): SellerBody {
  const { firstName, lastName, dni: document, cuil: cuitl, email, areaCode, number } = person;
  const cellPhone = { areaCode, number, provider: 'PER' };
  return { physicalPerson: { firstName, lastName, document, gender: 'F', cuitl, email, cellPhone } };
}

const giveSeller = ({ id: proposalId }: Holder, seller = personSeller(applicant())) =>
  post('/person/seller/post_seller', { proposalId, ...seller });

async function uploadDocuments({ id }: Holder, isWanted: (document: Asked) => boolean): Promise<void> {
  const asked = await call<Asked[]>(`/documentation/${id}/get_documents`);
  const data = [];
  for (const { type } of asked.filter((document) => document.mandatory && isWanted(document))) {
    const body = new FormData();
    const { buffer, mimeType, name } = photo(`${type}.png`, 60);
    body.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const { fileId } = await call<{ fileId: string }>('/documentation/pre-upload', {
      method: 'POST',
      body,
      headers: { 'x-proposal-id': id },
    });
    data.push({ type, fileIds: [fileId] });
  }
  await patch(`/documentation/${id}/upload`, { data, isSeller: false });
}

async function finishDocuments(holder: Holder): Promise<void> {
  const { vehicle } = await call<{ vehicle: { fuelYear: { zeroKm: boolean } } }>(
    `/proposal/${holder.id}/get_proposal`,
  );
  await patch(`/vehicle/update/${holder.number}`, {
    // Quoted by value, so brand and model are still unknown.
    brandName: 'Fiat',
    modelName: 'Cronos 1.3 Drive',
    ...(vehicle.fuelYear.zeroKm ? {} : { plate: anyPlate() }),
    chassis: anyChassis(),
    engine: 'FIRE1234567',
  });
  await uploadDocuments(holder, ({ party }) => party !== 'SELLER');
  await patch(`/documentation/${holder.id}/upload-proposal`, {});
}

const openAccount = ({ id }: Holder) => patch(`/accounts/${id}/update_account`, { openNewAccount: true });
export const confirmProposal = ({ id }: Holder) =>
  call(`/proposal/${id}/confirm_proposal`, { headers: { 'x-requested-action': 'confirm' } });

/** Steps of the holder's flow in order, each with the bank calls that complete it. */
const STEPS = {
  'additional-data': giveAddress,
  'phone-validation': validatePhone,
  insurance: chooseInsurance,
  summary: acceptSummary,
  'seller-data': (holder: Holder) => giveSeller(holder),
  'seller-documents': (holder: Holder) => uploadDocuments(holder, ({ party }) => party === 'SELLER'),
  'vehicle-documents': finishDocuments,
  'payment-account': openAccount,
  end: confirmProposal,
} as const;
export type ProposalStep = keyof typeof STEPS;
const ORDER = Object.keys(STEPS) as ProposalStep[];

/** Completes the steps from `from` up to `step` with bank calls. */
export async function bringTo(holder: Holder, step: ProposalStep, from = ORDER[0]): Promise<void> {
  const first = ORDER.findIndex((one) => one === from);
  for (const earlier of ORDER.slice(first, ORDER.indexOf(step))) await STEPS[earlier](holder);
}

/** Creates a proposal that no browser of the journey holds. */
async function postedElsewhere(person = applicant()): Promise<Holder> {
  const elsewhere = await request.newContext();
  const holder = await postProposal(elsewhere, person);
  await elsewhere.dispose();
  return holder;
}

/** Creates a proposal with a seller who has given no data yet. */
export async function soldBy(seller: SellerBody): Promise<Holder> {
  const holder = await postedElsewhere();
  await bringTo(holder, 'seller-data');
  await giveSeller(holder, seller);
  return holder;
}

/** Creates a proposal at the identity check without a browser. */
export async function holderToCheck({
  account = false,
  dni,
}: { account?: boolean; dni?: string } = {}): Promise<Holder> {
  const holder = await postedElsewhere(applicant(dni));
  await bringTo(holder, account ? 'end' : 'payment-account');
  await confirmProposal(holder);
  return holder;
}

/** Passes the identity check with bank calls, so that the contract is next. */
export async function passIdentity({ id: proposalId }: Holder): Promise<void> {
  const consents = [{ kind: 'BIOMETRICS', textVersion: '1' }];
  await post(`/contract/${proposalId}/documentation`, { consents });
  const image = photo('dni.png', 500).buffer.toString('base64');
  await post('/biometry/save_id', { proposalId, front: image, back: image });
  await post('/biometry/save_selfie', { proposalId, image });
  await patch('/biometry/set_bio_validated', { proposalId, bioValidated: true });
}
