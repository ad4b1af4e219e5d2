import { sql } from 'drizzle-orm';
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

/** The cost of a page of the list: database pages read, from memory or disk. */
export async function costOf(
  db: Sql,
  search: Search,
): Promise<{ buffers: number; rows: number; ms: number }> {
  const query = pageQuery(search);
  if (query === null) return { buffers: 0, rows: 0, ms: 0 };
  const answer = await db.execute(sql`explain (analyze, buffers, format json) ${query}`);
  const plan = explained.parse(answer).rows[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('the answer has no plan');
  return {
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    rows: plan.Plan['Actual Rows'],
    ms: plan['Execution Time'],
  };
}

/** Multiplies the proposals by copying them with other ids, which is faster than loading each. */
export async function multiplyProposals(db: Sql, times: number): Promise<void> {
  await db.execute(sql`alter table proposals drop constraint proposals_simulation_uuid_simulations_uuid_fk`);
  await db.execute(sql`
    insert into proposals (uuid, simulation_uuid, document, flow_status, phase, step, flow, owner_id, owner, vehicle,
      seller, account, seller_account, quote, calculated, installments, point_of_sale, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), (document::int + 100000 * copy)::text, flow_status, phase, step,
      flow, gen_random_uuid(), owner, vehicle, seller, account, seller_account, quote, calculated, installments, point_of_sale,
      created_at - copy * interval '7 seconds', updated_at
    from proposals cross join generate_series(1, ${times - 1}::int) as copy
    where document ~ '^6'`);
  await db.execute(sql`vacuum analyze proposals`);
}
