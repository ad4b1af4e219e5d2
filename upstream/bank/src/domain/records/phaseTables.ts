import {
  boolean,
  customType,
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
import { isNull } from 'drizzle-orm';
import type * as Row from './rowTypes.ts';
import { proposals } from './tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const proposalUuid = () =>
  uuid('proposal_uuid')
    .notNull()
    .references(() => proposals.uuid);

/** The embedded engine returns bytes as Uint8Array, the other as Buffer. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
  toDriver: (value) => value,
});

/** When each step was done, by `PHASE.step`. A table of its own keeps the proposals' rows small for the dashboard. */
export const stepDates = pgTable('step_dates', {
  proposalUuid: proposalUuid().primaryKey(),
  dates: jsonb('dates').$type<Record<string, string>>().notNull(),
});

/** Why an analyst sent a document back; open until it is uploaded again. */
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
  (table) => [index('observations_by_proposal').on(table.proposalUuid)],
);

/** Requests of revocation, each with its receipt; with the proposal whose holder made it, if one matched. */
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
    /** When the holder entered the code that was sent to the stored phone; until then anybody may have asked. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('revocations_by_document').on(table.document, table.createdAt),
    index('revocations_by_contact').on(table.contact, table.createdAt),
    index('revocations_by_proposal').on(table.proposalUuid, table.createdAt),
  ],
);

/** What people ask about their data (docs/domain.md#requests-about-personal-data). */
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
    /** Null until the copy was made, or the data erased. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('personal_data_requests_by_document').on(table.document, table.createdAt),
    index('personal_data_requests_by_contact').on(table.contact, table.createdAt),
    index('personal_data_requests_open').on(table.dueOn).where(isNull(table.answeredAt)),
  ],
);

/** The contract of a proposal, from its first document on; without a row it is NOT_CREATED (ST-16). */
export const contracts = pgTable('contracts', {
  proposalUuid: proposalUuid().primaryKey(),
  status: text('status').$type<'NOT_CREATED' | 'CREATED' | 'APPROVAL_PENDING'>().notNull(),
  /** Texts accepted before it, each with its version and time. */
  consents: jsonb('consents').$type<Row.ContractConsent[]>().notNull(),
  /** The printed terms, stored so that every later copy is the same. */
  terms: jsonb('terms').$type<Row.ContractTerms>(),
  /** SHA-256 of what is signed. */
  hash: text('hash'),
  /** Keys of the PDF in the document store, without and with the signatures so far. */
  documentKey: uuid('document_key'),
  signedKey: uuid('signed_key'),
  /** The last answer given; null before one. */
  confirmed: boolean('confirmed'),
  reason: text('reason'),
  /** Of each borrower who signed, in their order. */
  signatures: jsonb('signatures').$type<Row.SignatureEvidence[]>().notNull().default([]),
  /** The figures of the accepted summary, if those of the contract's day differ. */
  replaced: jsonb('replaced').$type<Row.LoanFigures>(),
  /** The final schedule, from the day of the payment. */
  disbursement: jsonb('disbursement').$type<Row.Disbursement>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * The identity check of a borrower. Its photos cannot be read without its key (docs/security.md#biometric-photos).
 */
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
    /** When the last photo arrived; the retention time runs from then. */
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
    /** The id is also the key in the document store. */
    id: uuid('id').primaryKey(),
    proposalUuid: proposalUuid(),
    personType: text('person_type').$type<Row.Borrower>().notNull().default('OWNER'),
    evidence: text('evidence').$type<'selfie' | 'front' | 'back'>().notNull(),
    /** The device read the borrower's number in its barcode. */
    hasNumber: boolean('has_number').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('biometry_one_image_each').on(table.proposalUuid, table.personType, table.evidence),
  ],
);

/** ENRI and OPBC: each is asked once per person and answers later. */
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

/** What the co-owner did in their own part of a proposal, and the links that open it (docs/decisions/019). */
export const coOwnerParts = pgTable('co_owner_parts', {
  proposalUuid: proposalUuid().primaryKey(),
  links: jsonb('links').$type<Row.DeviceLink[]>().notNull().default([]),
  linkSentAt: instant('link_sent_at'),
  linkChannel: text('link_channel').$type<'SMS' | 'EMAIL'>(),
  /** Accepted with a code, each with its version and time. */
  consents: jsonb('consents').$type<Row.Consent[]>().notNull().default([]),
  consentAt: instant('consent_at'),
  /** The loan as it was accepted; null before, and of acceptances that were stored without it. */
  accepted: jsonb('accepted').$type<Row.AcceptedLoan>(),
  /** Until they accept after all. */
  refusedAt: instant('refused_at'),
  refusalReason: text('refusal_reason'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
