import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PhaseStatus } from '../records/rowTypes.ts';
import { proposalItem } from '../api/proposals.ts';
import type { IndexScan } from './filters.ts';
import type { Position } from './lastKey.ts';

/** The proposals that the user may see: an applicant's own, those of some points of sale, or all. */
export type Scope =
  { kind: 'own'; user: User } | { kind: 'pointsOfSale'; codes: readonly string[] } | { kind: 'all' };

export type Search = {
  scope: Scope;
  scans: readonly IndexScan[];
  concierge: PhaseStatus | null;
  gender: string | null;
  number: number | null;
  document: string | null;
  /** Restricts an applicant's own proposals; for the others the scope says it. */
  pointOfSale: string | null;
  from: Date | null;
  to: Date | null;
  after: Position | null;
  limit: number;
};

const COLUMNS = sql.raw(
  'uuid, number, created_at, document, point_of_sale, vehicle, flow, phase, owner, gender, flow_status, vivere',
);

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const conditionsOf = ({ canceled, status, rankGroup, phaseRank, above, below }: IndexScan): SQL[] => [
  ...(canceled === null ? [] : [sql`canceled = ${canceled}`]),
  ...(rankGroup === null ? [] : [sql`rank_group = ${rankGroup}::smallint`]),
  ...(status === null ? [] : [sql`flow_status = ${status}`]),
  ...(phaseRank === null ? [] : [sql`phase_rank = ${phaseRank}::smallint`]),
  ...(above === null ? [] : [sql`phase_rank > ${above}::smallint`]),
  ...(below === null ? [] : [sql`phase_rank < ${below}::smallint`]),
];

/** The range of the list's order that the page is read from; the same for every scan. */
const bounds = ({ from, to, after }: Search): SQL[] => [
  ...(from === null ? [] : [sql`created_at >= ${instant(from)}`]),
  ...(to === null ? [] : [sql`created_at < ${instant(to)}`]),
  ...(after === null ? [] : [sql`(created_at, number) < (${after.at}::timestamptz, ${after.number})`]),
];

/** Conditions to test on rows, not on an index: used where another condition leaves a few rows only. */
const testedOnRows = (conditions: readonly SQL[]): SQL[] =>
  conditions.map((condition) => sql`(${condition}) is true`);

const anyOf = (scans: readonly IndexScan[]): SQL =>
  sql`(${sql.join(
    scans.map((scan) => sql.join([sql`true`, ...conditionsOf(scan)], sql` and `)),
    sql` or `,
  )})`;

const inScope = (scope: Scope): SQL[] => {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'pointsOfSale') {
    return [
      sql`point_of_sale in (${sql.join(
        scope.codes.map((code) => sql`${code}`),
        sql`, `,
      )})`,
    ];
  }
  return [ownedBy(scope.user)];
};

const byPerson = ({ document, email, id }: User): SQL =>
  document === null || email === null
    ? sql`false`
    : sql`document = ${document} and (lower(trim(owner ->> 'email')) = ${email}) is true
        and (created_by is distinct from ${id}) is true`;

/** The applicant's rule of access/table.ts. */
const ownedBy = (user: User): SQL => sql`(created_by = ${user.id} or (${byPerson(user)}))`;

const otherFilters = (search: Search): SQL[] => [
  ...(search.gender === null ? [] : [sql`gender = ${search.gender}`]),
  ...(search.concierge === null ? [] : [sql`concierge = ${search.concierge}`]),
  ...(search.pointOfSale === null ? [] : [sql`point_of_sale = ${search.pointOfSale}`]),
];

/** The conditions of each index scan of a page. */
function scanConditions(search: Search): SQL[][] {
  const { scope, scans, number, document } = search;
  const rest = [...otherFilters(search), anyOf(scans)];
  if (number !== null || document !== null) {
    const indexed = number === null ? sql`document = ${document}` : sql`number = ${number}`;
    const also = number !== null && document !== null ? [sql`document = ${document}`] : [];
    return [[indexed, ...testedOnRows([...also, ...inScope(scope), ...rest])]];
  }
  if (scope.kind === 'own') {
    const indexed = [sql`created_by = ${scope.user.id}`, byPerson(scope.user)];
    return indexed.map((condition) => [condition, ...testedOnRows(rest)]);
  }
  const pointsOfSale =
    scope.kind === 'all' ? [[]] : scope.codes.map((code): SQL[] => [sql`point_of_sale = ${code}`]);
  return pointsOfSale.flatMap((pointOfSale) =>
    scans.map((scan) => [...pointOfSale, ...otherFilters(search), ...conditionsOf(scan)]),
  );
}

/**
 * The query of a page; null if nothing can match. Each index scan stops at the page's length, and the scans are merged in
 * the list's order (decision 024).
 */
export function pageQuery(search: Search): SQL | null {
  const { scans, limit } = search;
  const all = scans.length === 0 ? [] : scanConditions(search);
  if (all.length === 0) return null;
  const selects = all.map(
    (conditions) =>
      sql`(select ${COLUMNS} from proposals where ${sql.join([sql`true`, ...conditions, ...bounds(search)], sql` and `)}
        order by created_at desc, number desc limit ${limit})`,
  );
  return sql`select uuid, number, created_at::text as at, document, point_of_sale as "pointOfSale", vehicle, flow,
      phase, owner ->> 'firstName' as "firstName", owner ->> 'lastName' as "lastName", gender, flow_status as status, vivere
    from (${sql.join(selects, sql` union all `)}) as page
    order by created_at desc, number desc limit ${limit}`;
}

const { vehicle, flow, phase, genderType, status } = proposalItem.shape;
const rows = z.object({
  rows: z.array(
    z.object({
      uuid: z.uuid(),
      number: z.coerce.number(),
      at: z.string(),
      document: z.string(),
      pointOfSale: z.string().nullable(),
      vehicle,
      flow,
      phase,
      firstName: z.string(),
      lastName: z.string(),
      gender: genderType,
      status,
      vivere: z.boolean(),
    }),
  ),
});
export type PageRow = z.infer<typeof rows>['rows'][number];

/** At most `limit` rows of the list, newest first. */
export async function readPage(db: Sql, search: Search): Promise<PageRow[]> {
  const query = pageQuery(search);
  return query === null ? [] : rows.parse(await db.execute(query)).rows;
}
