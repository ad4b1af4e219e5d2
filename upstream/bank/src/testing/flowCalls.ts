import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { biometries } from '../database/formalizationTables.ts';
import { files } from '../database/tables.ts';
import type { FlowEvent } from '../flow/machine.ts';
import { insurancesAnswer } from '../insurance/contract.ts';
import { type Answer, ok, type TestBank } from './bank.ts';
import { backOffice, saveVehicle } from './formalization.ts';
import {
  address,
  coOwner,
  confirm,
  latestCode,
  posted,
  type Proposal,
  seller,
  simulation,
  validate,
} from './journey.ts';

/** Documents of a 0KM car sold by a person: there beforehand, so that each call tells of the flow alone. */
const DOCUMENTS = [
  'DNI_FRONT',
  'DNI_BACK',
  'CO_HOLDER_DNI_FRONT',
  'CO_HOLDER_DNI_BACK',
  'SELLER_DNI_FRONT',
  'SELLER_DNI_BACK',
  'SELLER_CBU',
  'PRO_FORMA_INVOICE',
];
export const OBSERVABLE = ['DNI_FRONT', 'DNI_BACK', 'PRO_FORMA_INVOICE'] as const;

async function addFile(bank: TestBank, proposalUuid: string, documentType: string | null): Promise<string> {
  const id = randomUUID();
  await bank.sql.insert(files).values({
    id,
    proposalUuid,
    documentType,
    name: 'a.pdf',
    size: 1,
    contentType: 'application/pdf',
    sha256: '',
    createdAt: new Date(0),
  });
  return id;
}

/** A proposal at its first step, with all beside it that later steps only look at. */
export async function startFlow(bank: TestBank, document: string, hasCoOwner: boolean): Promise<Proposal> {
  const other = coOwner(`4${document.slice(1)}`);
  const proposal = await posted(
    bank,
    document,
    hasCoOwner ? { ...simulation(document), coOwner: other } : {},
  );
  const proposalUuid = proposal.proposalUuid;
  await saveVehicle(bank, proposal.proposalNumber);
  ok(await bank.post('/insurance/generate_insurances', { proposalId: proposalUuid }), insurancesAnswer);
  for (const type of DOCUMENTS) await addFile(bank, proposalUuid, type);
  const at = new Date(0);
  await bank.sql.insert(biometries).values({
    id: randomUUID(),
    proposalUuid,
    status: 'APPROVED',
    bioValidated: true,
    problems: [],
    createdAt: at,
    updatedAt: at,
  });
  return proposal;
}

const COMMANDS = {
  pledgePresented: 'present',
  pledgeInscribed: 'inscribe',
  expired: 'expire',
  cancelledByBank: 'cancel',
  conciergeRequested: 'concierge',
  conciergeContacted: 'contact',
  appointmentMade: 'appointment',
} as const;
const isCommand = (type: string): type is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, type);

/** The call by which an event reaches the bank; the answer of the last one where it takes two. */
export async function callOf(bank: TestBank, proposal: Proposal, event: FlowEvent): Promise<Answer> {
  const { proposalUuid: id, proposalNumber } = proposal;
  const { type } = event;
  if (isCommand(type)) return backOffice(bank, proposalNumber, COMMANDS[type]);
  switch (type) {
    case 'ownerSaved':
      return bank.post('/person/owner', { ...address, idProposal: id });
    case 'coOwnerSaved':
      return bank.patch(`/person/coowner/${id}`, address);
    case 'codeValidated': {
      const sent = await bank.post('/person/generate_code', { idProposal: id });
      if (sent.status === 409) return sent;
      bank.wait(24 * 60 * 60);
      return validate(bank, id, await latestCode(bank, id));
    }
    case 'insuranceChosen': {
      const [offer] = ok(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer);
      return bank.patch('/insurance/post_insurance', { proposalId: id, insuranceId: offer?.id });
    }
    case 'summaryAccepted':
      return bank.patch(`/proposal/${id}/update_proposal`, { summaryAccepted: { textVersion: '1' } });
    case 'sellerSaved':
      return bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller });
    case 'documentationUploaded':
    case 'documentationValidated':
      return bank.patch(`/documentation/${id}/upload-proposal`, {});
    case 'accountSaved':
      return bank.patch(`/accounts/${id}/update_account`, { openNewAccount: true });
    case 'dataConfirmed':
      return confirm(bank, id);
    case 'formalizationCreated': {
      const made = await bank.post(`/contract/${id}/initiate`, {});
      return made.status === 200 ? bank.post(`/contract/${id}/confirm`, { confirmed: true }) : made;
    }
    case 'cancelled':
      return bank.post(`/proposal/${id}/cancel_proposal`);
    case 'documentsObserved': {
      const documents = event.documents.map((name) => ({ type: name, reason: 'No se lee.' }));
      return backOffice(bank, proposalNumber, 'observe', { documents });
    }
    case 'documentReloaded': {
      const data = [{ type: event.document, fileIds: [await addFile(bank, id, null)] }];
      return bank.post(`/documentation/${id}/re-upload`, { data });
    }
    case 'coOwnerAdded':
      break;
  }
  throw new Error(`${type} has no call of its own`);
}

/** Every row that a call on the flow may write, as one text. */
export async function rowsOf(bank: TestBank, id: string): Promise<unknown> {
  const answer = await bank.sql.execute(sql`
    select
      (select p::text from proposals p where uuid = ${id}) proposal,
      (select string_agg(f::text, '|' order by id) from files f where proposal_uuid = ${id} and document_type is not null) files,
      (select string_agg(i::text, '|' order by id) from insurance_offers i where proposal_uuid = ${id}) offers,
      (select string_agg(o::text, '|' order by id) from document_observations o where proposal_uuid = ${id}) observations,
      (select string_agg(c::text, '|') from contracts c where proposal_uuid = ${id}) contract,
      (select count(*) from outbox where proposal_uuid = ${id} and channel = 'EMAIL') messages
  `);
  return z.object({ rows: z.array(z.record(z.string(), z.unknown())).length(1) }).parse(answer).rows[0];
}
