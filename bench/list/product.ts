import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildGateway } from '../../gateway/src/app.ts';
import { readSettings as gatewaySettings } from '../../gateway/src/settings.ts';
import type { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { buildBank } from '../../upstream/bank/src/app.ts';
import { loadCatalogues } from '../../upstream/bank/src/domain/catalogue/catalogues.ts';
import { systemClock } from '../../upstream/bank/src/platform/clock.ts';
import { type Database, serverDatabase } from '../../upstream/bank/src/platform/database/database.ts';
import { loadDemoProposals } from '../../upstream/bank/src/demo/proposals/load.ts';
import { seedCatalogues } from '../../upstream/bank/src/domain/catalogue/seedCatalogues.ts';
import { readSettings as bankSettings } from '../../upstream/bank/src/platform/settings.ts';

const root = join(import.meta.dirname, '..', '..');

/** A seller with three points of sale, like most users of the list. */
export const SELLER = {
  sub: '00000000-0000-4000-8000-000000000003',
  email: 'vendedor.varios@ceibo.example',
  given_name: 'Lucía',
  family_name: 'Medina',
  'cognito:groups': ['seller'],
  'custom:points_of_sale': '01010,01022,01035',
};

export const LOADED = 10_000;

/** Multiplies the proposals by copying rows, which is faster than loading each. */
async function multiplyProposals({ sql: db }: Database, times: number): Promise<void> {
  const uuid = (kind: number) =>
    sql`('00000000-0000-4000-800' || ${kind}::int || '-' || lpad(to_hex(made.number), 12, '0'))::uuid`;
  await db.execute(sql`alter table proposals drop constraint proposals_simulation_uuid_simulations_uuid_fk`);
  // In chronological order, like the rows of a real bank.
  await db.execute(sql`
    insert into proposals select (jsonb_populate_record(p, jsonb_build_object('uuid', ${uuid(1)}, 'number', made.number,
      'simulation_uuid', ${uuid(2)}, 'owner_id', ${uuid(3)}, 'document', (document::int + 100000 * copy)::text,
      'created_at', made.at, 'stage_since', stage_since - (created_at - made.at)))).*
    from (select source, at, copy, nextval('proposal_numbers') as number
      from (select number as source, copy, created_at - copy * interval '317 minutes' as at
        from proposals cross join generate_series(1, ${times - 1}::int) as copy order by at) as ordered) as made
    join proposals as p on p.number = source order by made.number`);
  await db.execute(sql`vacuum analyze proposals`);
}

/** Creates a database of `times` × 10,000 proposals. */
export async function filled(
  url: string,
  times: number,
  pointsOfSale?: readonly string[],
): Promise<Database> {
  const database = await serverDatabase(url);
  await seedCatalogues(database.sql, systemClock.now());
  const catalogues = await loadCatalogues(database.sql);
  const bank = { settings: bankSettings({}), clock: systemClock, catalogues };
  await loadDemoProposals(bank, database.sql, {
    seed: 'bench',
    count: LOADED,
    ...(pointsOfSale && { pointsOfSale }),
  });
  await multiplyProposals(database, times);
  return database;
}

export type Product = {
  url: string;
  /** Returns the number of bank API calls since the last time it was called. */
  takeCalls: () => number;
  close: () => Promise<void>;
};

/** Starts the bank on that database and the gateway in front of it, with the client as last built. */
export async function startProduct(database: Database, identity: TestIdentity): Promise<Product> {
  let calls = 0;
  const settings = bankSettings({ LOG_LEVEL: 'silent', DEMO_PROPOSALS: '0', ...identity.environment });
  const bank = await buildBank(settings, { database });
  bank.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) calls += 1;
  });
  const bankUrl = await bank.listen({ port: 0, host: '127.0.0.1' });
  const gateway = await buildGateway(
    gatewaySettings({
      LOG_LEVEL: 'silent',
      BANK_API_URL: `${bankUrl}/api`,
      ...identity.environment,
    }),
  );
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const address = gateway.server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway does not listen');
  return {
    url: `http://localhost:${address.port}`,
    takeCalls: () => {
      const taken = calls;
      calls = 0;
      return taken;
    },
    close: async () => {
      await gateway.close();
      await bank.close();
    },
  };
}

/** Returns the client's own text of an operation. */
export function storedOperation(name: string): string {
  const file = join(root, 'client/src/generated/persisted-documents.json');
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const found = Object.values(documents).find((text) => text.includes(`query ${name}(`));
  if (found === undefined) throw new Error(`The client has no operation ${name}.`);
  return found;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
