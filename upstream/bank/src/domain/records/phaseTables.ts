import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AnyColumn, isNull, sql } from 'drizzle-orm';
import type * as Row from './rowTypes.ts';
import { proposals } from './tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const proposalUuid = () =>
  uuid('proposal_uuid')
    .notNull()
    .references(() => proposals.uuid);

/** PGlite returns bytes as Uint8Array, node-postgres as Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value) => value,
});

/** Returns when a step was done, as sortable ISO text in UTC. */
const doneAt = (step: string) => (dates: AnyColumn) => sql<string>`(${dates} ->> ${sql.raw(`'${step}'`)})`;
/** Returns when all borrowers had signed the contract. */
export const signedAt = doneAt('BIOMETRIA.createFormalization');
/** Returns when the registry's pledge was accepted. */
export const inscribedAt = doneAt('REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta');

/** When each step was done, by `PHASE.step`. A separate table keeps the proposals' rows small for the dashboard. */
export const stepDates = pgTable(
  'step_dates',
  {
    proposalUuid: proposalUuid().primaryKey(),
    dates: jsonb('dates').$type<Record<string, string>>().notNull(),
  },
  ({ dates }) => [
    // Indexes for the board's counts and the list's filters.
    index('step_dates_by_signature').on(signedAt(dates)),
    index('step_dates_by_inscription').on(inscribedAt(dates)),
  ],
);

/** An analyst's reason for sending a document back; open until the document is uploaded again. */
export const documentObservations = pgTable(
  'document_observations',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: proposalUuid(),
    documentType: text('document_type').notNull(),
    reason: text('reason').notNull(),
    observedAt: instant('observed_at').notNull(),
    reloadedAt: instant('reloaded_at'),
  },
  (table) => [
    index('observations_by_proposal').on(table.proposalUuid),
    index('observations_by_date').on(table.observedAt),
  ],
);

/** Revocation requests with their receipts, and with the matching proposal of the holder, if any. */
export const revocations = pgTable(
  'revocations',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    document: text('document').notNull(),
    gender: text('gender').$type<Row.Person['gender']>().notNull(),
    proposalNumber: integer('proposal_number'),
    /** A mail address, or a phone in digits. */
    contact: text('contact').notNull(),
    proposalUuid: uuid('proposal_uuid').references(() => proposals.uuid),
    createdAt: instant('created_at').notNull(),
    /** When the holder entered the code sent to the stored phone; until then anyone may have made the request. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('revocations_by_document').on(table.document, table.createdAt),
    index('revocations_by_contact').on(table.contact, table.createdAt),
    index('revocations_by_proposal').on(table.proposalUuid, table.createdAt),
  ],
);

/** Requests about personal data (docs/domain.md#requests-about-personal-data). */
export const personalDataRequests = pgTable(
  'personal_data_requests',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<'COPY' | 'ERASURE'>().notNull(),
    document: text('document').notNull(),
    gender: text('gender').$type<Row.Person['gender']>().notNull(),
    /** A mail address, or a phone in digits. */
    contact: text('contact').notNull(),
    dueOn: text('due_on').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the copy is made or the data is erased. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('personal_data_requests_by_document').on(table.document, table.createdAt),
    index('personal_data_requests_by_contact').on(table.contact, table.createdAt),
    index('personal_data_requests_open').on(table.dueOn).where(isNull(table.answeredAt)),
  ],
);

/** Contracts from their first document on; without a row a contract is NOT_CREATED (ST-16). */
export const contracts = pgTable('contracts', {
  proposalUuid: proposalUuid().primaryKey(),
  status: text('status').$type<'NOT_CREATED' | 'CREATED' | 'APPROVAL_PENDING'>().notNull(),
  /** Texts accepted before the contract, with version and time. */
  consents: jsonb('consents').$type<Row.ContractConsent[]>().notNull(),
  /** The printed terms, stored so that every later copy is the same. */
  terms: jsonb('terms').$type<Row.ContractTerms>(),
  /** SHA-256 of what is signed. */
  hash: text('hash'),
  /** Keys of the PDF in the document store, without and with the signatures so far. */
  documentKey: uuid('document_key'),
  signedKey: uuid('signed_key'),
  /** The bank's last response; null before the first. */
  confirmed: boolean('confirmed'),
  reason: text('reason'),
  /** One per borrower who signed, in signing order. */
  signatures: jsonb('signatures').$type<Row.SignatureEvidence[]>().notNull().default([]),
  /** The accepted summary's figures, if the contract day's figures differ. */
  replaced: jsonb('replaced').$type<Row.LoanFigures>(),
  /** The final schedule, set on the payment day. */
  disbursement: jsonb('disbursement').$type<Row.Disbursement>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Identity checks. The photos are unreadable without the key (docs/security.md#biometric-photos). */
export const biometries = pgTable(
  'biometries',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: proposalUuid(),
    personType: text('person_type').$type<Row.Borrower>().notNull().default('OWNER'),
    wrappedKey: bytes('wrapped_key'),
    processNumber: text('process_number'),
    vivere: jsonb('vivere').$type<Row.VivereData>(),
    status: text('status').$type<'PENDING' | 'APPROVED' | 'REJECTED'>().notNull(),
    bioValidated: boolean('bio_validated').notNull(),
    problems: jsonb('problems').$type<Row.BiometryProblem[]>().notNull(),
    verifier: text('verifier'),
    /** When the last photo arrived; the retention starts then. */
    imagesAt: instant('images_at'),
    imagesDeletedAt: instant('images_deleted_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('biometries_one_each').on(table.proposalUuid, table.personType),
    index('biometries_by_images').on(table.imagesAt),
  ],
);

export const biometryImages = pgTable(
  'biometry_images',
  {
    /** Also the key in the document store. */
    id: uuid('id').primaryKey(),
    proposalUuid: proposalUuid(),
    personType: text('person_type').$type<Row.Borrower>().notNull().default('OWNER'),
    evidence: text('evidence').$type<'selfie' | 'front' | 'back'>().notNull(),
    /** Whether the device read the borrower's number in the barcode. */
    hasNumber: boolean('has_number').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('biometry_one_image_each').on(table.proposalUuid, table.personType, table.evidence),
  ],
);

/** ENRI and OPBC checks: one request per person, with a later response. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    proposalUuid: proposalUuid(),
    kind: text('kind').$type<'ENRI' | 'OPBC'>().notNull(),
    personType: text('person_type').$type<'OWNER' | 'CO_OWNER'>().notNull(),
    polls: integer('polls').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalUuid, table.kind, table.personType] })],
);

/** The point-of-sale user assigned to a proposal, and the day of their next call. */
export const followUps = pgTable(
  'follow_ups',
  {
    proposalUuid: proposalUuid().primaryKey(),
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    /** A day in Argentina. */
    nextOn: date('next_on', { mode: 'string' }),
    updatedAt: instant('updated_at').notNull(),
  },
  // The list's filters on one's own proposals.
  (table) => [index('follow_ups_by_assignee').on(table.assigneeId, table.nextOn)],
);

/** Sellers' actions on a proposal. Rows are only added, and limits count them. */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: proposalUuid(),
    kind: text('kind').$type<Row.StaffActKind>().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name'),
    /** Only for a NOTE. */
    text: text('text'),
    /** The party concerned; null for the proposal. */
    party: text('party').$type<Row.CodeParty>(),
    channel: text('channel').$type<'SMS' | 'EMAIL'>(),
    /** Recipient of a sent message, or the corrected contact. */
    maskedRecipient: text('masked_recipient'),
    /** The colleague from whom a proposal was taken. */
    fromId: text('from_id'),
    fromName: text('from_name'),
    /** The day of a scheduled call. */
    nextOn: date('next_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('staff_acts_by_proposal').on(table.proposalUuid, table.createdAt),
    index('staff_acts_by_user').on(table.userId, table.kind, table.createdAt),
  ],
);

/** The co-owner's acceptance or refusal, and the links that open the co-owner's part (docs/decisions/019). */
export const coOwnerParts = pgTable('co_owner_parts', {
  proposalUuid: proposalUuid().primaryKey(),
  links: jsonb('links').$type<Row.DeviceLink[]>().notNull().default([]),
  linkSentAt: instant('link_sent_at'),
  linkChannel: text('link_channel').$type<'SMS' | 'EMAIL'>(),
  /** Consents given with a code, with version and time. */
  consents: jsonb('consents').$type<Row.Consent[]>().notNull().default([]),
  consentAt: instant('consent_at'),
  /** The loan as accepted; null before the acceptance, and for older acceptances without it. */
  accepted: jsonb('accepted').$type<Row.AcceptedLoan>(),
  /** Null again if the co-owner accepts later. */
  refusedAt: instant('refused_at'),
  refusalReason: text('refusal_reason'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
