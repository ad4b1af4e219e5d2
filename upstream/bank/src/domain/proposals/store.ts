import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PhaseStatus } from '../records/rowTypes.ts';
import { proposalItem } from '../api/proposals.ts';
import type { State } from './filters.ts';
import type { Position } from './lastKey.ts';

/** Whose proposals: an applicant's own, those of points of sale, or all. */
export type Scope =
  { kind: 'own'; user: User } | { kind: 'pointsOfSale'; codes: readonly string[] } | { kind: 'all' };

export type Search = {
  scope: Scope;
  states: readonly State[];
  concierge: PhaseStatus | null;
  gender: string | null;
  number: number | null;
  document: string | null;
  /** Only of this point of sale, for a scope that is not one of points of sale. */
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

const stateOf = ({ canceled, status, stage, place, above, below }: State): SQL[] => [
  ...(canceled === null ? [] : [sql`canceled = ${canceled}`]),
  ...(stage === null ? [] : [sql`stage = ${stage}::smallint`]),
  ...(status === null ? [] : [sql`flow_status = ${status}`]),
  ...(place === null ? [] : [sql`place = ${place}::smallint`]),
  ...(above === null ? [] : [sql`place > ${above}::smallint`]),
  ...(below === null ? [] : [sql`place < ${below}::smallint`]),
];

/** What bounds and orders every look-up alike. */
const bounds = ({ from, to, after }: Search): SQL[] => [
  ...(from === null ? [] : [sql`created_at >= ${instant(from)}`]),
  ...(to === null ? [] : [sql`created_at < ${instant(to)}`]),
  ...(after === null ? [] : [sql`(created_at, number) < (${after.at}::timestamptz, ${after.number})`]),
];

/** Judged row by row and by no index: where another condition has already narrowed the rows to a few. */
const judged = (conditions: readonly SQL[]): SQL[] =>
  conditions.map((condition) => sql`(${condition}) is true`);

const anyOf = (states: readonly State[]): SQL =>
  sql`(${sql.join(
    states.map((state) => sql.join([sql`true`, ...stateOf(state)], sql` and `)),
    sql` or `,
  )})`;

const scoped = (scope: Scope): SQL[] => {
  if (scope.kind === 'all') return [];
  if (scope.kind === 'pointsOfSale') {
    return [
      sql`point_of_sale in (${sql.join(
        scope.codes.map((code) => sql`${code}`),
        sql`, `,
      )})`,
    ];
  }
  return [own(scope.user)];
};

const byPerson = ({ document, email, id }: User): SQL =>
  document === null || email === null
    ? sql`false`
    : sql`document = ${document} and (lower(trim(owner ->> 'email')) = ${email}) is true
        and (created_by is distinct from ${id}) is true`;

/** The applicant's rule of access/table.ts. */
const own = (user: User): SQL => sql`(created_by = ${user.id} or (${byPerson(user)}))`;

const others = (search: Search): SQL[] => [
  ...(search.gender === null ? [] : [sql`gender = ${search.gender}`]),
  ...(search.concierge === null ? [] : [sql`concierge = ${search.concierge}`]),
  ...(search.pointOfSale === null ? [] : [sql`point_of_sale = ${search.pointOfSale}`]),
];

/** Each is a walk along one index that begins at the page's place in it and ends after the page. */
function walks(search: Search): SQL[][] {
  const { scope, states, number, document } = search;
  const rest = [...others(search), anyOf(states)];
  if (number !== null || document !== null) {
    const narrow = number === null ? sql`document = ${document}` : sql`number = ${number}`;
    const also = number !== null && document !== null ? [sql`document = ${document}`] : [];
    return [[narrow, ...judged([...also, ...scoped(scope), ...rest])]];
  }
  if (scope.kind === 'own') {
    return [sql`created_by = ${scope.user.id}`, byPerson(scope.user)].map((who) => [who, ...judged(rest)]);
  }
  const places =
    scope.kind === 'all' ? [[]] : scope.codes.map((code): SQL[] => [sql`point_of_sale = ${code}`]);
  return places.flatMap((place) => states.map((state) => [...place, ...others(search), ...stateOf(state)]));
}

/**
 * The query of a page, null where nothing can match. The walks are merged in the order of the pages, so that each
 * reads no further than the page goes.
 */
export function pageQuery(search: Search): SQL | null {
  const { states, limit } = search;
  const all = states.length === 0 ? [] : walks(search);
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

export async function readPage(db: Sql, search: Search): Promise<PageRow[]> {
  const query = pageQuery(search);
  return query === null ? [] : rows.parse(await db.execute(query)).rows;
}
