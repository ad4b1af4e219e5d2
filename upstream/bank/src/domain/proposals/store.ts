import { and, type AnyColumn, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { User } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { SORTS } from '../api/proposals.ts';
import type { PaymentsUntil } from '../lifecycle/expectedPayment.ts';
import { paymentHeldSince, proposals } from '../records/tables.ts';
import type { Position } from './lastKey.ts';

/** Proposals that the user may see: an applicant's own, those of some points of sale, or all. */
export type Scope =
  { kind: 'own'; user: User } | { kind: 'pointsOfSale'; codes: readonly string[] } | { kind: 'all' };

export type Search = {
  scope: Scope;
  filters: SQL | undefined;
  sort: (typeof SORTS)[number];
  /** Payments expected at `now`, by which the list may be filtered and sorted. */
  awaited: readonly PaymentsUntil[];
  now: Date;
  after: Position | null;
  limit: number;
};

/** Returns the condition for proposals posted by others for the person with this document and verified address. */
const postedFor = ({ document, email, id }: User): SQL | undefined =>
  document === null || email === null
    ? undefined
    : and(
        eq(proposals.document, document),
        sql`lower(trim(${proposals.owner} ->> 'email')) = ${email}`,
        or(isNull(proposals.createdBy), ne(proposals.createdBy, id)),
      );

function withinScope(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  if (scope.kind === 'pointsOfSale') return inArray(proposals.pointOfSale, scope.codes);
  return or(eq(proposals.createdBy, scope.user.id), postedFor(scope.user));
}

const SHOWN = {
  uuid: proposals.uuid,
  number: proposals.number,
  createdAt: proposals.createdAt,
  document: proposals.document,
  pointOfSale: proposals.pointOfSale,
  vehicle: proposals.vehicle,
  flow: proposals.flow,
  flowStatus: proposals.flowStatus,
  phase: proposals.phase,
  owner: proposals.owner,
  gender: proposals.gender,
  vivere: proposals.vivere,
  pledge: proposals.pledge,
  revocationHeldSince: proposals.revocationHeldSince,
  paymentHeldSince,
  amount: proposals.amount,
  stageSince: proposals.stageSince,
};

const KEYS = {
  NEWEST: proposals.createdAt,
  OLDEST: proposals.createdAt,
  LONGEST_IN_STAGE: proposals.stageSince,
  LARGEST: proposals.amount,
  NAME: proposals.searchedWords,
} as const satisfies Partial<Record<Search['sort'], AnyColumn>>;

/** Returns the instant of the expected payment, which orders proposals like `expectedPayment`. */
function expectedAt(phase: SQL, since: SQL, awaited: Search['awaited']): SQL {
  if (awaited.length === 0) return since;
  const cases = awaited.map(
    (one) =>
      sql`when ${one.phase} then greatest(${since} + make_interval(secs => ${one.usualMs / 1000}::double precision), ${one.soonest.toISOString()}::timestamptz)`,
  );
  return sql`case ${phase} ${sql.join(cases, sql` `)} end`;
}

const keyOf = ({ sort, awaited }: Pick<Search, 'sort' | 'awaited'>): AnyColumn | SQL =>
  sort === 'NEXT_PAYMENT'
    ? expectedAt(sql`${proposals.phase}`, sql`${proposals.stageSince}`, awaited)
    : KEYS[sort];

/** Replaces the name in a position, because positions appear in addresses and names must not. */
const UNNAMED = '-';

/**
 * Returns the position of a row in a list; when sorted by payment, with the time at which the payments were estimated.
 */
export function positionOf(row: PagePosition, { sort, now }: Pick<Search, 'sort' | 'now'>): Position {
  const { number, createdAt, stageSince, amount } = row;
  if (sort === 'NEXT_PAYMENT') return { at: now.toISOString(), number };
  if (sort === 'NAME') return { at: UNNAMED, number };
  if (sort === 'LARGEST') return { at: String(amount), number };
  return { at: (sort === 'LONGEST_IN_STAGE' ? stageSince : createdAt).toISOString(), number };
}

function keyAt({ at, number }: Position, { sort, awaited }: Search): SQL {
  const ofRow = (key: SQL) => sql`(select ${key} from ${proposals} as one where one.number = ${number})`;
  if (sort === 'NAME') return ofRow(sql`one.searched_words`);
  if (sort === 'NEXT_PAYMENT') return ofRow(expectedAt(sql`one.phase`, sql`one.stage_since`, awaited));
  return sql`${at}`;
}

/** Builds the page query with one look-ahead row. */
export function pageQuery(db: Sql, search: Search) {
  const { scope, filters, sort, after, limit } = search;
  const { number } = proposals;
  const key = keyOf(search);
  const [direction, isAfter] = sort === 'NEWEST' || sort === 'LARGEST' ? [desc, sql`<`] : [asc, sql`>`];
  const continued =
    after === null
      ? undefined
      : sql`(${key}, ${number}) ${isAfter} (${keyAt(after, search)}, ${after.number})`;
  return db
    .select(SHOWN)
    .from(proposals)
    .where(and(withinScope(scope), filters, continued))
    .orderBy(direction(key), direction(number))
    .limit(limit + 1);
}

/** Counts rows up to `most`. */
export async function countRows(
  db: Sql,
  { scope, filters }: Pick<Search, 'scope' | 'filters'>,
  most: number,
): Promise<number> {
  const found = db
    .select({ number: proposals.number })
    .from(proposals)
    .where(and(withinScope(scope), filters))
    .limit(most)
    .as('found');
  return db.$count(found);
}

type PagePosition = Pick<PageRow, 'number' | 'createdAt' | 'stageSince' | 'amount'>;
export type PageRow = Awaited<ReturnType<typeof pageQuery>>[number];

/** Returns up to `limit` rows in list order, and whether more rows follow. */
export async function readPage(db: Sql, search: Search): Promise<{ rows: PageRow[]; hasMore: boolean }> {
  const rows = await pageQuery(db, search);
  return { rows: rows.slice(0, search.limit), hasMore: rows.length > search.limit };
}
