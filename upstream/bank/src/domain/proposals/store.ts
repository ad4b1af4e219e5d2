import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { User } from '../../platform/access/caller.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { PhaseStatus } from '../records/rowTypes.ts';
import { pledge } from '../api/pledge.ts';
import { proposalItem, type SORTS } from '../api/proposals.ts';
import type { Facets } from './filters.ts';
import type { Position } from './lastKey.ts';

/** The proposals that the user may see: an applicant's own, those of some points of sale, or all. */
export type Scope =
  { kind: 'own'; user: User } | { kind: 'pointsOfSale'; codes: readonly string[] } | { kind: 'all' };

export type Search = {
  scope: Scope;
  facets: Facets;
  concierge: PhaseStatus | null;
  gender: string | null;
  actor: string | null;
  /** Either matches, where one text may be both. */
  searched: { number: number | null; document: string | null } | null;
  /** The beginning of a name, as `searchedName` writes it. */
  name: string | null;
  number: number | null;
  document: string | null;
  /** Restricts an applicant's own proposals; for the others the scope says it. */
  pointOfSale: string | null;
  from: Date | null;
  to: Date | null;
  /** The stage began before. */
  sinceBefore: Date | null;
  sort: (typeof SORTS)[number];
  after: Position | null;
  limit: number;
};

/** Letters of a name that an index begins with; a shorter text finds nothing. */
const NAME_START = 3;

const instant = (date: Date | null) => sql`${date?.toISOString() ?? null}::timestamptz`;

/** An array as one parameter, whatever its length. */
const textArray = (values: readonly string[] | null) =>
  sql`${values === null ? null : sql.param(values)}::text[]`;
const smallints = (values: readonly number[] | null) =>
  sql`${values === null ? null : sql.param(values)}::smallint[]`;

const byPerson = ({ document, email, id }: User): SQL =>
  document === null || email === null
    ? sql`false`
    : sql`p.document = ${document} and (lower(trim(owner ->> 'email')) = ${email}) is true
        and (created_by is distinct from ${id}) is true`;

/**
 * The conditions that an index scan of listings tests on its entries. One that is not asked for is none once the
 * parameters are known, so that its column need not be in the index.
 */
const tests = ({ facets, gender, actor, concierge, from, to, sinceBefore }: Search): SQL =>
  sql`(${smallints(facets.ranks)} is null or l.rank = any(${smallints(facets.ranks)}))
    and ${facets.isOpen ? sql`l.status = 'A'` : sql`(${textArray(facets.statuses)} is null or l.status = any(${textArray(facets.statuses)}))`}
    and (${gender}::text is null or l.gender = ${gender})
    and (${actor}::text is null or l.actor = ${actor})
    and (${concierge}::text is null or l.concierge = ${concierge})
    and (${instant(sinceBefore)} is null or l.since < ${instant(sinceBefore)})
    and (${instant(from)} is null or l.created_at >= ${instant(from)})
    and (${instant(to)} is null or l.created_at < ${instant(to)})`;

type Order = { key: SQL; after: SQL; by: SQL; page: SQL };

/** The order of a list, and the condition for what comes after a position in it. */
function orderOf({ sort, after }: Search): Order {
  const key = sql.raw(sort === 'LONGEST_IN_STAGE' ? 'since' : 'created_at');
  if (sort === 'NEWEST') {
    return {
      key,
      after: sql`(l.${key}, l.number) < (${after?.at ?? 'infinity'}::timestamptz, ${after?.number ?? 0}::bigint)`,
      by: sql`at desc, number desc`,
      page: sql`page.at desc, page.number desc`,
    };
  }
  return {
    key,
    after: sql`(l.${key}, l.number) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.number ?? 0}::bigint)`,
    by: sql`at, number`,
    page: sql`page.at, page.number`,
  };
}

const select = ({ key }: Order): SQL => sql`select l.number, l.${key} as at, l.since from listings as l`;

/**
 * The numbers of the few proposals that one index of `proposals` finds; every other condition is tested on the rows.
 */
function ofFew(search: Search, order: Order, found: readonly SQL[]): SQL {
  const { scope, number, document, searched, name, pointOfSale } = search;
  const codes = scope.kind === 'pointsOfSale' ? scope.codes : null;
  const own =
    scope.kind === 'own' ? sql`(created_by = ${scope.user.id} or (${byPerson(scope.user)}))` : sql`true`;
  const rows = found.map(
    (condition) => sql`(select p.number from proposals as p
      where ${condition} and (${own}) is true
        and (${number}::bigint is null or p.number = ${number}) is true
        and (${document}::text is null or p.document = ${document}) is true
        and (${searched === null} or p.number = ${searched?.number ?? null}::bigint
          or p.document = ${searched?.document ?? null}::text) is true)`,
  );
  return sql`${select(order)}
    where l.number in (${sql.join(rows, sql` union all `)}) and (${tests(search)}) is true
      and (${textArray(codes)} is null or l.point_of_sale = any(${textArray(codes)})) is true
      and (${pointOfSale}::text is null or l.point_of_sale = ${pointOfSale}) is true
      and (${name}::text is null or starts_with(l.name, ${name})) is true
      and (${order.after}) is true
    order by ${order.by} limit ${search.limit + 1}`;
}

/**
 * The first of each point of sale, and of each stage where a stage is asked for: an index scan each, stopped early. Where
 * there are more lists than rows in a page, only the first row of each is read: those whose first rows come first hold
 * the page.
 */
function ofLists(search: Search, order: Order): SQL {
  const { scope, facets, concierge, name } = search;
  const [points, count] =
    scope.kind === 'pointsOfSale'
      ? [sql`unnest(${textArray(scope.codes)}) as point(code)`, scope.codes.length]
      : [sql`(select point_of_sale as code from list_versions) as point`, Number.POSITIVE_INFINITY];
  const [stages, scan] =
    name !== null
      ? [null, sql`l.name_start = ${name.slice(0, NAME_START)} and starts_with(l.name, ${name})`]
      : concierge !== null
        ? [null, sql`l.concierge is not null`]
        : [facets.stages, facets.stages === null ? sql`true` : sql`l.stage = list.stage`];
  const lists =
    stages === null ? points : sql`${points} cross join unnest(${smallints(stages)}) as asked(stage)`;
  const most = search.limit + 1;
  const isFew = sql`${count * (stages?.length ?? 1) <= most}::boolean`;
  const ofList = (columns: SQL, rows: number, condition: SQL) => sql`(select ${columns} from listings as l
    where l.point_of_sale = list.code and ${scan} and ${tests(search)} and ${order.after} and ${condition}
    order by ${order.by} limit ${rows})`;
  const at = sql`l.${order.key} as at, l.number`;
  return sql`select first.* from (select list.* from (select * from ${lists}) as list cross join lateral
      (select null::timestamptz as at, null::bigint as number where ${isFew} union all ${ofList(at, 1, sql`not ${isFew}`)}) as head
      order by ${order.by} limit ${most}) as list
    cross join lateral ${ofList(sql`${at}, l.since`, most, sql`true`)} as first
    order by ${order.by} limit ${most}`;
}

/** The query of a page; null if nothing can match. Its text does not depend on how many points of sale or stages (decision 024). */
export function pageQuery(search: Search): SQL | null {
  const { scope, facets, number, document, searched, name } = search;
  const isNothing =
    facets.ranks?.length === 0 ||
    facets.statuses?.length === 0 ||
    (scope.kind === 'pointsOfSale' && scope.codes.length === 0) ||
    (searched !== null && searched.number === null && searched.document === null) ||
    (name !== null && name.length < NAME_START);
  if (isNothing) return null;
  const order = orderOf(search);
  const few: SQL[] =
    number !== null
      ? [sql`p.number = ${number}`]
      : document !== null
        ? [sql`p.document = ${document}`]
        : searched !== null
          ? [
              sql`p.number = ${searched.number}::bigint`,
              sql`p.document = ${searched.document}::text and (p.number is distinct from ${searched.number}::bigint) is true`,
            ]
          : scope.kind === 'own'
            ? [sql`created_by = ${scope.user.id}`, byPerson(scope.user)]
            : [];
  return sql`select p.uuid, p.number, page.at::text as at, p.created_at::text as "createdAt", p.document,
      p.point_of_sale as "pointOfSale", p.vehicle, p.flow, p.phase, p.owner ->> 'firstName' as "firstName",
      p.owner ->> 'lastName' as "lastName", p.gender, p.flow_status as status, p.vivere,
      p.pledge, p.revocation_held_since is not null as "onHold", p.amount::float8 as amount, page.since::text as since, page.found::int as found
    from (select *, count(*) over () as found from (${few.length > 0 ? ofFew(search, order, few) : ofLists(search, order)}) as rows) as page
    cross join lateral (select * from proposals where number = page.number) as p
    order by ${order.page} limit ${search.limit}`;
}

const { vehicle, flow, phase, genderType, status } = proposalItem.shape;
const rows = z.object({
  rows: z.array(
    z.object({
      uuid: z.uuid(),
      number: z.coerce.number(),
      at: z.string(),
      createdAt: z.string(),
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
      pledge,
      onHold: z.boolean(),
      amount: z.number(),
      since: z.string(),
      /** Of the page and one row more, which shows that another page follows. */
      found: z.number(),
    }),
  ),
});
export type PageRow = z.infer<typeof rows>['rows'][number];

/** At most `limit` rows of the list, in its order. */
export async function readPage(db: Sql, search: Search): Promise<PageRow[]> {
  const query = pageQuery(search);
  return query === null ? [] : rows.parse(await db.execute(query)).rows;
}

const versions = z.object({ rows: z.array(z.object({ version: z.string() })) });

/**
 * Changes with every write that a list of these points of sale may show, at the cost of one row for each of them. Null
 * for an applicant: a page of their own few proposals costs no more than that.
 */
export async function readListVersion(db: Sql, scope: Scope): Promise<string | null> {
  if (scope.kind === 'own') return null;
  const codes = scope.kind === 'all' ? null : scope.codes;
  const answer = await db.execute(sql`select version::text as version from list_versions
    where ${textArray(codes)} is null or point_of_sale = any(${textArray(codes)}) order by point_of_sale`);
  return versions
    .parse(answer)
    .rows.map(({ version }) => version)
    .join();
}
