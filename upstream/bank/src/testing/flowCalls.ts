import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { contractAnswer } from '../domain/api/contract.ts';
import { biometries } from '../domain/records/phaseTables.ts';
import { files } from '../domain/records/tables.ts';
import { documentsAnswer } from '../domain/api/documentation.ts';
import type { Flow, FlowEvent } from '../domain/flow/machine.ts';
import { insurancesAnswer } from '../domain/api/insurance.ts';
import { sellerAnswer } from '../domain/api/person.ts';
import { flow as flowShape, proposalAnswer } from '../domain/api/proposal.ts';
import { flowColumns } from '../domain/lifecycle/moves.ts';
import { saveVehicleAnswer } from '../domain/api/vehicle.ts';
import { type Answer, readAnswer, type TestBank } from './bank.ts';
import { AS_CO_OWNER, CO_OWNER, sendAcceptance } from './coOwner.ts';
import { accept, backOffice, giveSellerAccount, sign } from './formalization.ts';
import {
  address,
  loanChoice,
  coOwner,
  confirm,
  createProposal,
  type Proposal,
  proposalNow,
  seller,
  simulation,
  throughInsurance,
  throughOwner,
  validate,
  vehicleIdentity,
} from './journey.ts';

/** Documents of a 0KM car sold by a person, uploaded beforehand, so that calls depend only on the flow. */
const DOCUMENTS = ['SELLER_DNI_FRONT', 'SELLER_DNI_BACK', 'SELLER_CBU', 'PRO_FORMA_INVOICE'];
export const CAN_BE_SENT_BACK = ['SELLER_DNI_FRONT', 'SELLER_CBU', 'PRO_FORMA_INVOICE'] as const;

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

type CallTarget = Pick<Proposal, 'proposalUuid' | 'proposalNumber'>;

/**
 * Creates a template with all data that later steps need: owner's and seller's data, vehicle documents, two insurance
 * offers, files, a validated identity and a contract.
 */
export async function templateFlow(bank: TestBank, document: string, hasCoOwner: boolean): Promise<string> {
  const other = coOwner(`4${document.slice(1)}`);
  const { proposalUuid: id, proposalNumber } = await createProposal(
    bank,
    document,
    hasCoOwner ? { ...simulation(document), coOwner: other } : {},
  );
  await throughOwner(bank, id, hasCoOwner);
  await throughInsurance(bank, id);
  readAnswer(
    await bank.post('/person/seller/post_seller', { proposalId: id, physicalPerson: seller }),
    sellerAnswer,
  );
  const vehicle = vehicleIdentity({ proposalNumber });
  readAnswer(await bank.patch(`/vehicle/update/${proposalNumber}`, vehicle), saveVehicleAnswer);
  await giveSellerAccount(bank, id);
  for (const type of DOCUMENTS) await addFile(bank, id, type);
  readAnswer(await bank.patch(`/documentation/${id}/upload-proposal`, {}), documentsAnswer);
  readAnswer(await confirm(bank, id), proposalAnswer);
  const at = new Date(0);
  const borrowers = hasCoOwner ? (['OWNER', 'CO_OWNER'] as const) : (['OWNER'] as const);
  const approved = borrowers.map((personType) => ({
    id: randomUUID(),
    proposalUuid: id,
    personType,
    status: 'APPROVED' as const,
    bioValidated: true,
    problems: [],
    createdAt: at,
    updatedAt: at,
  }));
  await bank.sql.insert(biometries).values(approved);
  readAnswer(await bank.post(`/contract/${id}/initiate`, {}), contractAnswer);
  for (const personType of borrowers) await accept(bank, id, 'TERMS', personType);
  await bank.sql.execute(sql`
    delete from insurance_offers where proposal_uuid = ${id} and not selected and id not in
      (select id from insurance_offers where proposal_uuid = ${id} and not selected order by id limit 1)`);
  readAnswer(await bank.post(`/proposal/${id}/cancel_proposal`), proposalAnswer);
  return id;
}

const COPIED = ['insurance_offers', 'files', 'biometries'] as const;
const KEYED_BY_PROPOSAL = ['contracts', 'co_owner_parts', 'proposal_subjects'] as const;
const copied = z.object({
  rows: z.array(z.object({ proposalUuid: z.uuid(), proposalNumber: z.coerce.number() })),
});

/** Copies the template for different people at the first step, in a fixed number of statements. */
export async function copiesOf(
  bank: TestBank,
  template: string,
  firstDocument: number,
  count: number,
  flow: Flow,
): Promise<CallTarget[]> {
  const columns = JSON.stringify(flowColumns(flow));
  return bank.sql.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table copies on commit drop as
      select gen_random_uuid() uuid, gen_random_uuid() simulation, (${firstDocument}::int + at)::text as document
      from generate_series(0, ${count - 1}::int) at`);
    await tx.execute(sql`
      insert into simulations select (jsonb_populate_record(s, jsonb_build_object('uuid', simulation,
        'certificate_id', gen_random_uuid(), 'document', copies.document))).*
      from copies, simulations s where s.uuid = (select simulation_uuid from proposals where uuid = ${template})`);
    const { rows } = copied.parse(
      await tx.execute(sql`
        insert into proposals (uuid, simulation_uuid, document, flow_status, phase, step, flow, owner_id, owner, co_owner,
          vehicle, seller, seller_account, quote, calculated, installments, created_at, updated_at,
          stage_since, searched_words, gender, amount)
        select copies.uuid, simulation, copies.document, f ->> 'flowStatus', f ->> 'phase', f ->> 'step', f -> 'flow',
          gen_random_uuid(), owner, co_owner,
          vehicle || jsonb_build_object('chassis', '9BD358A4N' || lpad(copies.document, 8, '0')), seller, seller_account, quote, calculated, installments, created_at, updated_at, created_at,
          searched_words, gender, amount
        from copies, proposals p, (select ${columns}::jsonb f) columns where p.uuid = ${template}
        returning uuid as "proposalUuid", number as "proposalNumber"`),
    );
    for (const table of COPIED) {
      const name = sql.identifier(table);
      await tx.execute(sql`
        insert into ${name} select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(),
          'proposal_uuid', copies.uuid))).*
        from copies, ${name} t where t.proposal_uuid = ${template}`);
    }
    for (const table of KEYED_BY_PROPOSAL) {
      const name = sql.identifier(table);
      await tx.execute(sql`
        insert into ${name} select (jsonb_populate_record(t, jsonb_build_object('proposal_uuid', copies.uuid))).*
        from copies, ${name} t where t.proposal_uuid = ${template}`);
    }
    return rows;
  });
}

/** Uses a code sent to a phone, then deletes it, because a proposal's daily limit is low. */
async function withCode(
  bank: TestBank,
  id: string,
  asked: object,
  spend: (code: string) => Promise<Answer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = await bank.post('/person/generate_code', { idProposal: id, ...asked }, headers);
  if (sent.status !== 200) return sent;
  const { rows } = z
    .object({ rows: z.tuple([z.object({ code: z.string() })]) })
    .parse(
      await bank.sql.execute(
        sql`select code from outbox where proposal_uuid = ${id} and channel = 'SMS' order by position desc limit 1`,
      ),
    );
  const answer = await spend(rows[0].code);
  await bank.sql.execute(sql`delete from phone_codes where proposal_uuid = ${id}`);
  return answer;
}

const signWithCode = (bank: TestBank, id: string, personType: 'OWNER' | 'CO_OWNER'): Promise<Answer> => {
  const isOwner = personType === 'OWNER';
  const asked = { purpose: 'SIGNATURE', ...(isOwner ? {} : AS_CO_OWNER) };
  return withCode(bank, id, asked, (code) => sign(bank, id, personType, { code }), isOwner ? {} : CO_OWNER);
};

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

/** Makes the call of an event; returns the last response if it takes two. */
export async function callOf(bank: TestBank, proposal: CallTarget, event: FlowEvent): Promise<Answer> {
  const { proposalUuid: id, proposalNumber } = proposal;
  const { type } = event;
  if (isCommand(type)) return backOffice(bank, proposalNumber, COMMANDS[type]);
  switch (type) {
    case 'ownerSaved':
      return bank.post('/person/owner', { ...address, idProposal: id });
    case 'coOwnerSaved':
      return bank.patch(`/person/coowner/${id}`, address);
    case 'codeValidated':
      return withCode(bank, id, {}, (code) => validate(bank, id, code));
    case 'coOwnerCodeValidated':
      return withCode(bank, id, AS_CO_OWNER, (code) => sendAcceptance(bank, id, code), CO_OWNER);
    case 'insuranceChosen': {
      const offers = readAnswer(await bank.get(`/insurance/${id}/get_insurances`), insurancesAnswer);
      const other = offers.find(({ selected }) => !selected);
      return bank.patch('/insurance/post_insurance', { proposalId: id, insuranceId: other?.id });
    }
    case 'termsChanged': {
      const { financedAmount } = (await proposalNow(bank, id)).calculatedValueDTO;
      const changed = loanChoice({ financedAmount: financedAmount === 10_000_000 ? 9_000_000 : 10_000_000 });
      return bank.patch(`/proposal/${id}/update_proposal`, { simulation: changed });
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
      if (made.status !== 200) return made;
      const { pendingSigners = [] } = readAnswer(made, contractAnswer);
      let answer = made;
      for (const personType of pendingSigners) answer = await signWithCode(bank, id, personType);
      return answer;
    }
    case 'cancelled':
      return bank.post(`/proposal/${id}/cancel_proposal`);
    case 'documentsSentBack': {
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

const stateNow = z.object({ rows: z.tuple([z.object({ flow: flowShape, digest: z.string() })]) });

/** Returns the stored flow, and a digest of every row that a call on it may write. */
export async function stateOf(bank: TestBank, id: string): Promise<{ flow: Flow; digest: string }> {
  const answer = await bank.sql.execute(sql`
    select p.flow, md5(row(
      p::text,
      (select string_agg(f::text, '|' order by id) from files f where proposal_uuid = ${id} and document_type is not null),
      (select string_agg(i::text, '|' order by id) from insurance_offers i where proposal_uuid = ${id}),
      (select string_agg(o::text, '|' order by id) from document_observations o where proposal_uuid = ${id}),
      (select string_agg(c::text, '|') from contracts c where proposal_uuid = ${id}),
      (select count(*) from outbox where proposal_uuid = ${id} and channel = 'EMAIL')
    )::text) digest
    from proposals p where uuid = ${id}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- phase names come only from the table
  return stateNow.parse(answer).rows[0] as { flow: Flow; digest: string };
}
