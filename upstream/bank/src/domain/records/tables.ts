import { type AnyColumn, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Facets } from './proposalFacets.ts';
import type * as Row from './rowTypes.ts';

const pesos = (name: string) => numeric(name, { precision: 16, scale: 2, mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
/** Millisecond precision, like a Date, because a list page continues after such an instant. */
const listInstant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const simulations = pgTable(
  'simulations',
  {
    uuid: uuid('uuid').primaryKey(),
    idRequest: uuid('id_request').notNull(),
    document: text('document').notNull(),
    customer: jsonb('customer').$type<Row.PersonIdentity>().notNull(),
    coOwner: jsonb('co_owner').$type<Row.PersonIdentity>(),
    vehicle: jsonb('vehicle').$type<Row.Vehicle>().notNull(),
    simulationType: text('simulation_type').$type<'PER_VALUE' | 'PER_MODEL'>().notNull(),
    agreementId: integer('agreement_id').notNull(),
    couponId: text('coupon_id'),
    pointOfSale: text('point_of_sale'),
    consents: jsonb('consents').$type<Row.Consent[]>().notNull(),
    metrics: jsonb('metrics').$type<Row.Metrics>(),
    status: text('status').$type<'PENDING' | 'APPROVED' | 'REJECTED' | 'ERROR'>().notNull(),
    polls: integer('polls').notNull().default(0),
    scoring: jsonb('scoring').$type<Row.ScoringDecision>(),
    /** The signed-in user who created it; null for a guest. */
    createdBy: text('created_by'),
    /** The seller who entered it at a point of sale; such a simulation has no consent of the applicant. */
    enteredBy: text('entered_by'),
    /** Opens the public page of the certificate; replaced when the vehicle changes. */
    certificateId: uuid('certificate_id').notNull().unique().defaultRandom(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('simulations_by_creation').on(table.createdAt)],
);

export const vehicleChassis = (vehicle: AnyColumn) => sql<string | null>`(${vehicle} ->> 'chassis')`;
export const vehiclePlate = (vehicle: AnyColumn) => sql<string | null>`(${vehicle} ->> 'plate')`;

/** Prefix of the words of a proposal's number, which keeps searches for its digits out of phones and documents. */
export const NUMBER_MARK = 'n';
const LONGEST_NUMBER = 8;
/** Returns every suffix of the number as a prefixed word, so that any part of the number is a prefix of one. */
const numberWords = (number: AnyColumn) =>
  sql.join(
    Array.from(
      { length: LONGEST_NUMBER },
      (_, at) =>
        sql`coalesce(' ${sql.raw(NUMBER_MARK)}' || nullif(substr(${number}::text, ${sql.raw(String(at + 1))}), ''), '')`,
    ),
    sql` || `,
  );

/** Returns a search vector for PostgreSQL's text search, without stemming, stop words or a language. */
export const searchedVector = ({ searchedWords, number }: { searchedWords: AnyColumn; number: AnyColumn }) =>
  sql`to_tsvector('simple', ${searchedWords} || ${numberWords(number)})`;

export const proposalNumbers = pgSequence('proposal_numbers', { startWith: 104_900 });

export const proposals = pgTable(
  'proposals',
  {
    uuid: uuid('uuid').primaryKey(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('proposal_numbers')`),
    simulationUuid: uuid('simulation_uuid')
      .notNull()
      .references(() => simulations.uuid),
    document: text('document').notNull(),
    flowStatus: text('flow_status').$type<Row.FlowStatus>().notNull(),
    phase: text('phase'),
    step: text('step'),
    flow: jsonb('flow').$type<Row.Flow>().notNull(),
    ownerId: uuid('owner_id').notNull().unique(),
    owner: jsonb('owner').$type<Row.Person>().notNull(),
    coOwner: jsonb('co_owner').$type<Row.Person>(),
    vehicle: jsonb('vehicle').$type<Row.Vehicle>().notNull(),
    seller: jsonb('seller').$type<Row.Seller>(),
    account: jsonb('account').$type<Row.AccountChoice>(),
    sellerAccount: jsonb('seller_account').$type<Row.SellerAccount>(),
    quote: jsonb('quote').$type<Row.Quote>().notNull(),
    calculated: jsonb('calculated').$type<Row.CalculatedValue>().notNull(),
    installments: jsonb('installments').$type<Row.ScheduleRow[]>().notNull(),
    pointOfSale: text('point_of_sale'),
    /** State of the inscribed pledge; null until the registry returns it. */
    pledge: text('pledge').$type<Row.Pledge>(),
    /**
     * When a confirmed revocation put the loan on hold for the bank's staff: no signature, pledge or payment meanwhile.
     */
    revocationHeldSince: instant('revocation_held_since'),
    selfManagementUuid: text('self_management_uuid'),
    summaryTextVersion: text('summary_text_version'),
    summaryAcceptedAt: instant('summary_accepted_at'),
    /** Whether it is in the Vivere flow. Denormalized because lists show that brand's stages. */
    vivere: boolean('vivere').notNull().default(false),
    /** The user who posted it signed in, or later proved its phone; null for a guest. */
    createdBy: text('created_by'),
    /** Number of corrections of the owner's phone, and the last one (docs/domain.md#phone-codes). */
    phoneCorrections: smallint('phone_corrections').notNull().default(0),
    phoneCorrectedAt: instant('phone_corrected_at'),
    // Derived columns, written only by records/proposals.ts.
    phaseDone: text('phase_done').$type<Facets['phaseDone']>(),
    phaseNext: text('phase_next').$type<Facets['phaseNext']>(),
    concierge: text('concierge').$type<Facets['concierge']>(),
    actor: text('actor').$type<Facets['actor']>(),
    searchedWords: text('searched_words').notNull(),
    gender: text('gender').$type<Facets['gender']>().notNull(),
    amount: pesos('amount').notNull(),
    /** Start of the current stage; for an ended proposal, the time of its end. */
    stageSince: listInstant('stage_since').notNull(),
    createdAt: listInstant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // A double click posts the simulation twice and creates one proposal (docs/security.md#double-writes).
    uniqueIndex('proposals_one_per_simulation').on(table.simulationUuid),
    index('proposals_by_document').on(table.document),
    index('proposals_by_user').on(table.createdBy),
    index('proposals_by_co_owner').on(sql`(${table.coOwner} ->> 'document')`),
    index('proposals_by_chassis').on(vehicleChassis(table.vehicle)),
    index('proposals_by_plate').on(vehiclePlate(table.vehicle)),
    // Lists of all or many points of sale.
    index('list_newest').on(table.createdAt, table.number),
    // Lists of one point of sale.
    index('list_point_of_sale').on(table.pointOfSale, table.createdAt, table.number),
    // Longest in their stage; index-only counts of the board.
    index('list_open')
      .on(table.stageSince, table.number, table.phase, table.pointOfSale)
      .where(sql`flow_status = 'A'`),
    // Proposals that wait for a party: few, and not the newest.
    index('list_actor')
      .on(table.actor, table.createdAt, table.number)
      .where(sql`flow_status = 'A'`),
    index('list_amount').on(table.amount, table.number),
    // The words begin with the owner's first name and surname.
    index('list_name').on(table.searchedWords, table.number),
    // Search by word prefixes. Without `fastupdate`, whose pending list slows reads down.
    index('list_words').using('gin', searchedVector(table)).with({ fastupdate: false }),
  ],
);

/** `heldSinceOf` of lifecycle/guards.ts, for lists. */
export const paymentHeldSince = sql<
  string | null
>`coalesce(${proposals.sellerAccount} ->> 'heldSince', ${proposals.seller} #>> '{history,heldSince}')`;

export const insuranceOffers = pgTable(
  'insurance_offers',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: uuid('proposal_uuid')
      .notNull()
      .references(() => proposals.uuid),
    insurerId: integer('insurer_id').notNull(),
    coverageCode: text('coverage_code').notNull(),
    monthlyPremium: pesos('monthly_premium').notNull(),
    insuredSum: pesos('insured_sum').notNull(),
    selected: boolean('selected').notNull().default(false),
  },
  (table) => [
    uniqueIndex('insurance_one_per_cover').on(table.proposalUuid, table.insurerId, table.coverageCode),
    uniqueIndex('insurance_one_selected')
      .on(table.proposalUuid)
      .where(sql`selected`),
  ],
);

export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: uuid('proposal_uuid')
      .notNull()
      .references(() => proposals.uuid),
    purpose: text('purpose').$type<Row.CodePurpose>().notNull(),
    party: text('party').$type<Row.CodeParty>().notNull().default('OWNER'),
    /** Restricts the code, such as to a request's number. */
    about: text('about').notNull().default(''),
    askedBy: text('asked_by'),
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    strangersTriesLeft: integer('strangers_tries_left').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('phone_codes_by_proposal').on(table.proposalUuid, table.createdAt),
    index('phone_codes_unused').on(table.createdAt).where(isNull(table.usedAt)),
  ],
);

/**
 * Callers who may act as a proposal's applicant, because they posted it or unlocked it with a phone code
 * (docs/security.md#replacing-a-proposal), or as its co-owner, because they opened the co-owner's link.
 */
export const proposalSubjects = pgTable(
  'proposal_subjects',
  {
    proposalUuid: uuid('proposal_uuid')
      .notNull()
      .references(() => proposals.uuid),
    subject: text('subject').notNull(),
    party: text('party').$type<Row.Borrower>().notNull().default('OWNER'),
    createdAt: instant('created_at').notNull(),
    /** When the co-owner's device entered a code sent to the co-owner's phone; until then it has only the link. */
    provedAt: instant('proved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.proposalUuid, table.subject, table.party] }),
    index('proposal_subjects_by_subject').on(table.subject),
  ],
);

export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    proposalUuid: uuid('proposal_uuid')
      .notNull()
      .references(() => proposals.uuid),
    /** The required document it is attached to; null after pre-upload. */
    documentType: text('document_type'),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').$type<'image/jpeg' | 'image/png' | 'application/pdf'>().notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('files_by_proposal').on(table.proposalUuid),
    index('files_unattached').on(table.createdAt).where(isNull(table.documentType)),
  ],
);

/** Role and points of sale of the users; `id` is the subject of the identity service's tokens. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  role: text('role').$type<'applicant' | 'seller' | 'admin'>().notNull(),
  pointsOfSale: text('points_of_sale').array().notNull(),
  /** The data sent to create_user; null for users created by the bank's staff. */
  profile: jsonb('profile').$type<Row.UserProfile>(),
  createdAt: instant('created_at').notNull(),
});
