import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import type { Sql } from '../src/platform/database/database.ts';

export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const CHANGES = 200;
const COLUMNS = ['point_of_sale', 'canceled', 'gender', 'rank_group'];

/** The list without its own table, as it was: an index of `proposals` for each subset of four filters, and no trigger. */
export async function asBefore(db: Sql): Promise<void> {
  await db.execute(sql`alter table proposals disable trigger user`);
  await db.execute(sql`drop index proposals_by_number`);
  const sets = COLUMNS.reduce<string[][]>(
    (all, column) => [...all, ...all.map((set) => [...set, column])],
    [[]],
  );
  const tested = 'flow_status, gender, phase_rank, rank_group, canceled';
  const indexes = [
    ...sets.map((set) => `(${[...set, 'created_at', 'number', 'flow_status', 'phase_rank'].join(', ')})`),
    `(concierge, created_at, number, ${tested}) where concierge is not null`,
    `(point_of_sale, concierge, created_at, number, ${tested}) where concierge is not null`,
    '(point_of_sale, phase_rank, created_at, number, flow_status, gender, canceled) where rank_group = 12',
    '(point_of_sale, phase_rank, canceled, created_at, number, flow_status, gender) where rank_group = 12',
    '(point_of_sale, phase_rank, canceled, gender, created_at, number, flow_status) where rank_group = 12',
  ];
  for (const index of indexes) await db.execute(sql.raw(`create index on proposals ${index}`));
  await db.execute(sql`alter table proposals set (fillfactor = 100)`);
  await db.execute(sql`vacuum full analyze proposals`);
}

const counted = z.object({ rows: z.array(z.object({ value: z.coerce.number() })) });
const valuesOf = (answer: unknown) => counted.parse(answer).rows.map(({ value }) => value);
const valueOf = (answer: unknown) => valuesOf(answer)[0] ?? Number.NaN;

const shares = z.object({ rows: z.array(z.object({ share: z.string(), bytes: z.coerce.number() })) });

/**
 * Write-ahead log of a change of stage, in bytes and by table with its indexes, and the share of heap-only updates among
 * those of `proposals`. Each changes another proposal, which goes from documents to correct to the dealer's stage.
 */
export async function stageChanges(db: Sql) {
  await db.execute(sql`create extension if not exists pg_walinspect`);
  await db.execute(sql`vacuum proposals, listings, list_versions`);
  await db.execute(sql`create table next_stage as select flow, phase, step from proposals
    where phase = 'SELLER' and flow_status = 'A' order by number limit 1`);
  const numbers = valuesOf(
    await db.execute(sql`select number as value from proposals
      where phase = 'RE_LOAD_DOCUMENTATION' and flow_status = 'A' order by number limit ${2 * CHANGES}`),
  );
  const position = async () =>
    valueOf(await db.execute(sql`select pg_current_wal_insert_lsn() - '0/0' as value`));
  const updates = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const of = (column: string) =>
      db.execute(
        sql`select ${sql.raw(column)} as value from pg_stat_user_tables where relname = 'proposals'`,
      );
    return { all: valueOf(await of('n_tup_upd')), hot: valueOf(await of('n_tup_hot_upd')) };
  };
  const move = (number: number) =>
    db.execute(sql`update proposals set flow = next_stage.flow, phase = next_stage.phase, step = next_stage.step,
      updated_at = updated_at + interval '1 second' from next_stage where number = ${number}`);
  // Indexes that were just made are full: the first changes split their pages.
  for (const number of numbers.slice(CHANGES)) await move(number);
  const [from, before] = [await position(), await updates()];
  for (const number of numbers.slice(0, CHANGES)) await move(number);
  const [to, after] = [await position(), await updates()];
  if (after.all - before.all !== CHANGES) throw new Error('not every statement changed a proposal');
  const { rows } = shares.parse(
    await db.execute(sql`with records as (select record_length, (regexp_match(block_ref, 'rel [0-9]+/[0-9]+/([0-9]+)'))[1]::oid as file
        from pg_get_wal_records_info('0/0'::pg_lsn + ${from}::numeric, '0/0'::pg_lsn + ${to}::numeric))
      select case when c.relname ~ '^listings' then 'listings' when c.relname ~ '^list_versions' then 'list versions'
          when c.relname = 'proposals' then 'the row of proposals' when c.relname is null then 'commits'
          else 'indexes of proposals' end as share, sum(record_length) / ${CHANGES}::numeric as bytes
      from records left join pg_class as c on c.relfilenode = file group by 1 order by 2 desc`),
  );
  await db.execute(sql`drop table next_stage`);
  return {
    bytes: Math.round((to - from) / CHANGES),
    hot: (after.hot - before.hot) / (after.all - before.all),
    shares: rows.map(({ share, bytes }) => `${share} ${Math.round(bytes)}`).join(', '),
  };
}

const WRITERS = 50;

/** Milliseconds for 50 writers in parallel, each of whom changes ten proposals of its own at one point of sale. */
async function timeWriters(db: Sql, numbers: readonly number[]): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: WRITERS }, async (_none, writer) => {
      for (let at = 0; at < 10; at += 1) {
        const number = numbers[(writer + WRITERS * at) % numbers.length];
        await db.execute(
          sql`update proposals set updated_at = updated_at + interval '1 second' where number = ${number}`,
        );
      }
    }),
  );
  return performance.now() - startedAt;
}

/** Medians with and without the versions of the list, in turns. All write at one point of sale, where they wait for each other. */
export async function compareWriters(url: string): Promise<{ without: number; with: number }> {
  const pool = new pg.Pool({ connectionString: url, max: WRITERS });
  const db = drizzle({ client: pool });
  const numbers = valuesOf(
    await db.execute(sql`select number as value from proposals where point_of_sale = 'P000' order by number`),
  );
  const [quick, slow]: [number[], number[]] = [[], []];
  for (let round = 0; round <= 30; round += 1) {
    for (const [times, enable] of [
      [quick, 'disable'],
      [slow, 'enable'],
    ] as const) {
      await db.execute(sql.raw(`alter table proposals ${enable} trigger move_list_versions`));
      const time = await timeWriters(db, numbers);
      // The first round only connects.
      if (round > 0) times.push(time);
    }
  }
  await pool.end();
  return { without: median(quick), with: median(slow) };
}
