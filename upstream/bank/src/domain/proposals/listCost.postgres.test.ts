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
    insert into step_dates (proposal_uuid, dates)
    select uuid, jsonb_build_object('BIOMETRIA.createFormalization', at, 'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta', at)
    from proposals, lateral to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    on conflict (proposal_uuid) do update set dates = excluded.dates`);
  await database.sql.execute(sql`
    insert into document_observations (id, proposal_uuid, document_type, reason, observed_at)
    select gen_random_uuid(), uuid, 'SELLER_CBU', '', created_at from proposals`);
  await database.sql.execute(sql`
    insert into follow_ups (proposal_uuid, assignee_id, next_on, updated_at)
    select uuid, case when number % 100 = 0 then 's' else 'of another ' || number % 40 end, '2026-11-20', created_at from proposals`);
  await database.sql.execute(sql`analyze proposals, step_dates, document_observations, follow_ups`);
});
afterAll(() => database.close());

it.each([
  ['list_newest', ['01010', '01022', '01035'], {}],
  ['list_point_of_sale', ['01010'], { status: 'canceled' }],
  ['list_open', ['01010', '01022', '01035'], { sort: 'LONGEST_IN_STAGE' }],
  ['list_actor', ['01010', '01022', '01035'], { waitsFor: 'SELLER' }],
  ['step_dates_by_signature', ['01010'], { signedFrom: '2026-11-19', status: 'A' }],
  ['step_dates_by_inscription', ['01010'], { inscribedFrom: '2026-11-16', inscribedUntil: '2026-11-22' }],
  ['observations_by_date', ['01010'], { sentBackDocument: 'SELLER_CBU', sentBackFrom: '2026-11-19' }],
  ['follow_ups_by_assignee', ['01010'], { assignedTo: 'ME', status: 'A' }],
  ['follow_ups_pkey', ['01010'], { assignedTo: 'COLLEAGUE', status: 'A' }],
  ['follow_ups_pkey', ['01010'], { assignedTo: 'NOBODY', status: 'A' }],
  ['follow_ups_by_assignee', ['01010'], { nextUntil: '2026-11-20', status: 'A' }],
  ['list_words', ['01010'], { search: 'zavala' }],
  ['list_words', ['01010'], { search: '4950' }],
  ['list_words', ['01010'], { search: '23 CD' }],
  ['proposals_pkey', ['01010'], { search: 'ID 1a2b3c4d' }],
  ['list_amount', ['01010', '01022', '01035'], { sort: 'LARGEST' }],
  ['list_name', ['01010', '01022', '01035'], { sort: 'NAME' }],
  ['proposals_by_document', ['01010'], { documentNumber: '60000010' }],
])('[CA-81] %s is the index used for points of sale %j and filters %o', async (index, codes, query) => {
  const search = { ...searchOf(seller(...codes), getProposalsQuery.parse(query), now), after: null };
  const plan: unknown = await database.sql.execute(
    sql`explain (format json) ${pageQuery(database.sql, search).getSQL()}`,
  );
  expect(JSON.stringify(plan)).toContain(`"Index Name":"${index}"`);
});
