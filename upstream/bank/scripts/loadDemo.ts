import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { loadCatalogues } from '../src/domain/catalogue/catalogues.ts';
import { systemClock } from '../src/platform/clock.ts';
import { serverDatabase } from '../src/platform/database/database.ts';
import { openEmbedded } from '../src/platform/database/embedded.ts';
import { loadDemoProposals } from '../src/demo/proposals/load.ts';
import { seedCatalogues } from '../src/domain/catalogue/seedCatalogues.ts';
import { readSettings } from '../src/platform/settings.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'load' } },
  allowPositionals: true,
});
const count = z.coerce.number().int().min(1).max(10_000_000).safeParse(positionals[0]);
if (!count.success) {
  console.error(
    'Say how many proposals, 1 to 10000000: node upstream/bank/scripts/loadDemo.ts 100000 [--seed text]',
  );
  process.exit(1);
}

const settings = readSettings(process.env);
const database =
  settings.databaseUrl === undefined
    ? await openEmbedded(settings.dataDir, ({ sql: db }) => seedCatalogues(db, systemClock.now()))
    : await serverDatabase(settings.databaseUrl);
await seedCatalogues(database.sql, systemClock.now());
const catalogues = await loadCatalogues(database.sql);
const bank = { settings, clock: systemClock, catalogues };

const {
  rows: [{ next } = { next: 0 }],
} = z
  .object({ rows: z.array(z.object({ next: z.coerce.number() })) })
  .parse(
    await database.sql.execute(
      sql`select coalesce(max(document::int) - 59999999, 1) as next from proposals where document ~ '^[67]\\d{7}$'`,
    ),
  );
const startedAt = performance.now();
await loadDemoProposals(bank, database.sql, {
  seed: values.seed,
  count: count.data,
  from: next,
  loaded: (soFar) => {
    if (soFar % 50_000 === 0) console.log(`${soFar} proposals…`);
  },
});
await database.sql.execute(sql`analyze proposals`);
await database.close();
console.log(`${count.data} proposals in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
