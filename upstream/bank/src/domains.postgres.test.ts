import { afterAll, beforeAll, describe } from 'vitest';
import { serverDatabase } from './platform/database/database.ts';
import { seedCatalogues } from './domain/catalogue/seedCatalogues.ts';
import { testOn } from './testing/bank.ts';
import { type TestPostgres, testPostgres } from './testing/postgres.ts';

/** Runs the domains' tests on a PostgreSQL server too, each bank on a copy of a migrated and seeded database. */
let server: TestPostgres;
beforeAll(async () => {
  server = await testPostgres();
  const address = await server.newDatabase();
  const seeded = await serverDatabase(address);
  await seedCatalogues(seeded.sql, new Date('2026-11-20T15:00:00Z'));
  await seeded.close();
  testOn(async () => serverDatabase(await server.newDatabase(new URL(address).pathname.slice(1))));
});
afterAll(() => server.stop());

const DOMAINS: Readonly<Record<string, () => Promise<unknown>>> = {
  documents: () => import('./domain/documentation/documentation.test.ts'),
  contract: () => import('./domain/contract/contract.test.ts'),
  biometry: () => import('./domain/biometry/biometry.test.ts'),
  'retention of photos': () => import('./domain/biometry/retention.test.ts'),
  'from the identity check to the inscribed pledge, accounts': () => import('./formalization.test.ts'),
  'identity checks': () => import('./domain/enri/enri.test.ts'),
  seller: () => import('./domain/seller/seller.test.ts'),
  'phone codes': () => import('./domain/person/code.test.ts'),
  users: () => import('./domain/user/user.test.ts'),
  logs: () => import('./platform/logs/logs.test.ts'),
  messages: () => import('./platform/messages/delivery.test.ts'),
  expiry: () => import('./domain/lifecycle/expiry.test.ts'),
  proposal: () => import('./domain/proposal/proposal.test.ts'),
  'access to a proposal': () => import('./domain/proposal/access.test.ts'),
  'list of proposals': () => import('./domain/proposals/proposals.test.ts'),
  'idempotency keys': () => import('./platform/http/idempotency.test.ts'),
};

for (const [name, load] of Object.entries(DOMAINS)) {
  describe(`on PostgreSQL: ${name}`, async () => {
    await load();
  });
}
