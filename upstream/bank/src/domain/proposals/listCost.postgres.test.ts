import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoProposals } from '../../demo/proposals/load.ts';
import type { User } from '../../platform/access/caller.ts';
import { type Database, serverDatabase } from '../../platform/database/database.ts';
import { readSettings } from '../../platform/settings.ts';
import { seededAddress } from '../../testing/serverDatabases.ts';
import { getProposalsQuery } from '../api/proposals.ts';
import { loadCatalogues } from '../catalogue/catalogues.ts';
import { searchOf } from './service.ts';
import { pageQuery } from './store.ts';

const now = new Date('2026-11-20T15:00:00Z');
const seller = (...pointsOfSale: string[]): User => ({
  kind: 'user',
  id: 's',
  name: null,
  email: null,
  document: null,
  role: 'seller',
  pointsOfSale,
});

let database: Database;
beforeAll(async () => {
  database = await serverDatabase(await seededAddress());
  const catalogues = await loadCatalogues(database.sql);
  const bank = { settings: readSettings({}), clock: { now: () => now }, catalogues };
  await loadDemoProposals(bank, database.sql, { seed: 'cost', count: 4000 });
  await database.sql.execute(sql`
    insert into contracts (proposal_uuid, status, consents, confirmed, signatures, created_at, updated_at)
    select uuid, 'APPROVAL_PENDING', '[]', true,
      jsonb_build_array(jsonb_build_object('signedAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
      created_at, created_at
    from proposals`);
  await database.sql.execute(sql`
    insert into follow_ups (proposal_uuid, assignee_id, next_on, updated_at)
    select uuid, case when number % 100 = 0 then 's' else 'of another ' || number % 40 end, '2026-11-20', created_at from proposals`);
  await database.sql.execute(sql`analyze proposals, contracts, follow_ups`);
});
afterAll(() => database.close());

it.each([
  ['list_newest', ['01010', '01022', '01035'], {}],
  ['list_point_of_sale', ['01010'], { status: 'canceled' }],
  ['list_open', ['01010', '01022', '01035'], { sort: 'LONGEST_IN_STAGE' }],
  ['list_actor', ['01010', '01022', '01035'], { waitsFor: 'SELLER' }],
  ['contracts_by_signature', ['01010'], { signedFrom: '2026-11-19', status: 'A' }],
  ['follow_ups_by_assignee', ['01010'], { assignedTo: 'ME', status: 'A' }],
  ['follow_ups_by_assignee', ['01010'], { nextUntil: '2026-11-20', status: 'A' }],
  ['list_words', ['01010'], { search: 'zavala' }],
  ['list_number', ['01010'], { search: '104950' }],
  ['proposals_by_document', ['01010'], { documentNumber: '60000010' }],
])('[CA-81] %s is the index used for points of sale %j and filters %o', async (index, codes, query) => {
  const search = { ...searchOf(seller(...codes), getProposalsQuery.parse(query), now), after: null };
  const plan: unknown = await database.sql.execute(
    sql`explain (format json) ${pageQuery(database.sql, search).getSQL()}`,
  );
  expect(JSON.stringify(plan)).toContain(`"Index Name":"${index}"`);
});
