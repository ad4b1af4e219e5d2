import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../../platform/database/database.ts';
import type { BoardStage } from './boardStages.ts';

/** The points of sale whose proposals are counted; null for all proposals, also those without one. */
export type BoardScope = readonly string[] | null;

/** Counting stops here, so that a count costs the same in a large bank (docs/domain.md#board). */
export const MOST_COUNTED = 999;

const listOf = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

const DAY_MS = 24 * 60 * 60_000;

/**
 * The counts of a stage: for each point of sale one scan of an index, which stops where the count does. The longest in
 * the stage come first, so that those beyond the target are among the counted.
 */
function countsOf({ stage, status, target }: BoardStage, scope: BoardScope, now: Date): SQL {
  const points =
    scope === null
      ? sql`(select point_of_sale as code from list_versions) as point`
      : sql`unnest(${sql.param(scope)}::text[]) as point(code)`;
  // The status in the words of its index.
  const ofStatus = status === 'A' ? sql`status = 'A'` : sql`status = 'E'`;
  const first = sql`${target === null ? sql`` : sql`order by since`} limit ${MOST_COUNTED + 1}`;
  const older =
    target === null
      ? sql`null::int`
      : sql`(count(*) filter (where since < ${new Date(now.getTime() - target * DAY_MS).toISOString()}::timestamptz))::int`;
  return sql`select count(*)::int as count, ${older} as older from (
    select scanned.since from ${points} cross join lateral (
      select since from listings where point_of_sale = point.code and stage = ${stage}::smallint and ${ofStatus} ${first}
    ) as scanned ${first}) as counted`;
}

/** For each stage, how many proposals are in it and how many are longer than its target, up to one more than MOST_COUNTED. */
export function stagesQuery(stages: readonly BoardStage[], scope: BoardScope, now: Date): SQL {
  const selects = stages.map(
    (stage, at) => sql`select ${at}::int as at, counted.* from (${countsOf(stage, scope, now)}) as counted`,
  );
  return sql`${sql.join(selects, sql` union all `)} order by at`;
}

/** The weeks are written out one by one, so that the index is read at these only. */
export const eventsQuery = (weeks: readonly string[], scope: BoardScope): SQL => sql`
  select week::text, point_of_sale as "pointOfSale", event, document_type as "documentType", count(*)::int as count
  from board_events where week in (${listOf(weeks)})
    ${scope === null ? sql`` : sql`and point_of_sale in (${listOf(scope)})`}
  group by week, point_of_sale, event, document_type`;

const stageRows = z.object({ rows: z.array(z.object({ count: z.number(), older: z.number().nullable() })) });
const eventRows = z.object({
  rows: z.array(
    z.object({
      week: z.string(),
      pointOfSale: z.string().nullable(),
      event: z.enum(['APPROVED', 'SIGNED', 'INSCRIBED', 'SENT_BACK']),
      documentType: z.string().nullable(),
      count: z.number(),
    }),
  ),
});
export type EventCount = z.infer<typeof eventRows>['rows'][number];

type StageCount = z.infer<typeof stageRows>['rows'][number];

/** The counts in the order of `stages`; without a point of sale there is nothing to count. */
export async function readStages(
  db: Sql,
  stages: readonly BoardStage[],
  scope: BoardScope,
  now: Date,
): Promise<readonly StageCount[]> {
  if (scope?.length === 0)
    return stages.map(({ target }) => ({ count: 0, older: target === null ? null : 0 }));
  return stageRows.parse(await db.execute(stagesQuery(stages, scope, now))).rows;
}

/** What happened in these weeks, counted by week, point of sale and kind. */
export async function readEvents(
  db: Sql,
  weeks: readonly string[],
  scope: BoardScope,
): Promise<EventCount[]> {
  return scope?.length === 0 ? [] : eventRows.parse(await db.execute(eventsQuery(weeks, scope))).rows;
}
