import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../platform/database/database.ts';
import { pageQuery, type Search } from '../domain/proposals/store.ts';

const explained = z.object({
  rows: z.array(
    z.object({
      'QUERY PLAN': z.array(
        z.object({
          Plan: z.object({
            'Shared Hit Blocks': z.number(),
            'Shared Read Blocks': z.number(),
            'Actual Rows': z.number(),
          }),
          'Execution Time': z.number(),
        }),
      ),
    }),
  ),
});

type Cost = { buffers: number; rows: number; ms: number };

/** The cost of a page of the list: database pages read, from memory or disk. */
export async function costOf(db: Sql, search: Search): Promise<Cost> {
  const query = pageQuery(search);
  return query === null ? { buffers: 0, rows: 0, ms: 0 } : costOfQuery(db, query);
}

/** The cost of a query: database pages read, from memory or disk. */
export async function costOfQuery(db: Sql, query: SQL): Promise<Cost> {
  const answer = await db.execute(sql`explain (analyze, buffers, format json) ${query}`);
  const plan = explained.parse(answer).rows[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('the answer has no plan');
  return {
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    rows: plan.Plan['Actual Rows'],
    ms: plan['Execution Time'],
  };
}

const indexRows = z.object({ rows: z.array(z.object({ name: z.string(), definition: z.string() })) });

/** Indexes are made faster over rows that are there than row by row. */
async function withoutIndexes(db: Sql, work: () => Promise<void>): Promise<void> {
  const { rows } = indexRows.parse(
    await db.execute(sql`select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('proposals', 'listings') and indexname not in (select conname from pg_constraint)`),
  );
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
}

/**
 * Multiplies the proposals by copying them and their listings with other ids, which is faster than loading each. Slim
 * ones are without most of their JSON, so that ten million of them have room.
 */
export async function multiplyProposals(db: Sql, times: number, isSlim = false): Promise<void> {
  await db.execute(sql`alter table proposals drop constraint proposals_simulation_uuid_simulations_uuid_fk`);
  await db.execute(sql`alter table proposals disable trigger user`);
  if (isSlim) {
    await db.execute(sql`update proposals set flow = '{"status": "A", "flowPhase": []}', calculated = '{}', installments = '[]',
      quote = jsonb_build_object('selectedAmount', quote -> 'selectedAmount'), seller = null, account = null,
      seller_account = null, vehicle = vehicle - '{brandName,modelName}'::text[],
      owner = jsonb_build_object('firstName', owner -> 'firstName', 'lastName', owner -> 'lastName', 'gender', owner -> 'gender')`);
  }
  // In the order of the numbers, so that each index grows at its end.
  const uuid = (kind: number) =>
    sql`('00000000-0000-4000-800' || ${kind}::int || '-' || lpad(to_hex(made.number), 12, '0'))::uuid`;
  await withoutIndexes(db, async () => {
    await db.execute(sql`create unlogged table copies as select number as source, nextval('proposal_numbers') as number, copy
      from proposals cross join generate_series(1, ${times - 1}::int) as copy where document ~ '^6'`);
    await db.execute(sql`
      insert into proposals (uuid, number, simulation_uuid, document, flow_status, phase, step, flow, owner_id, owner, vehicle,
        seller, account, seller_account, quote, calculated, installments, point_of_sale, created_at, updated_at)
      select ${uuid(1)}, made.number, ${uuid(2)}, (document::int + 100000 * copy)::text, flow_status, phase, step,
        flow, ${uuid(3)}, owner, vehicle, seller, account, seller_account, quote, calculated, installments, point_of_sale,
        created_at - copy * interval '7 seconds', updated_at
      from copies as made join proposals on proposals.number = source`);
    await db.execute(sql`alter table listings drop constraint listings_number_proposals_number_fk`);
    await db.execute(sql`
      insert into listings (number, point_of_sale, gender, concierge, name, name_start, created_at, stage, rank, status, actor, since)
      select made.number, point_of_sale, gender, concierge, name, name_start, created_at - copy * interval '7 seconds',
        stage, rank, status, actor, created_at - copy * interval '7 seconds'
      from copies as made join listings on listings.number = source`);
    await db.execute(sql`drop table copies`);
  });
  await db.execute(sql`alter table listings add constraint listings_number_proposals_number_fk
    foreign key (number) references proposals (number) on delete cascade`);
  await db.execute(sql`alter table proposals enable trigger user`);
  await db.execute(sql`vacuum analyze proposals, listings, list_versions`);
}
