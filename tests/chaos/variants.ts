import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverDatabase } from '../../upstream/bank/src/platform/database/database.ts';
import { openEmbedded } from '../../upstream/bank/src/platform/database/embedded.ts';
import { testPostgres } from '../../upstream/bank/src/testing/postgres.ts';
import { fillDataDir } from '../../upstream/bank/src/testing/template.ts';
import { bankChain } from './bankChain.ts';
import { losses, type Losses } from './count.ts';
import { gatewayChain } from './gatewayChain.ts';
import { Killable, UNLIMITED_BANK, UNLIMITED_GATEWAY } from './Killable.ts';
import { randomFrom } from './random.ts';
import { Tally } from './Tally.ts';
import { underTrouble } from './underTrouble.ts';

export const VARIANTS = ['bank on PGlite', 'bank on PostgreSQL', 'gateway'] as const;
type Variant = (typeof VARIANTS)[number];
type Outcome = Losses & Readonly<{ kills: number; acknowledged: number; retries: number }>;

const WRITERS = 4;

type Chain = (url: string, document: string, tally: Tally) => Promise<void>;

/** Runs the writers while the target is killed `kills` times. */
async function underKills(target: Killable, kills: number, seed: number, chain: Chain): Promise<Tally> {
  const tally = new Tally(target);
  await underTrouble(tally, {
    writers: WRITERS,
    random: randomFrom(seed),
    happenings: Array.from({ length: kills }, () => () => target.kill()),
    write: (document) => chain(target.url, document, tally),
    firstDocument: 31_000_000,
  });
  return tally;
}

const BANK = { DEMO_PROPOSALS: '0', CODE_RESEND_SECONDS: '0' };

async function run(variant: Variant, kills: number, seed: number, storage: Record<string, string>) {
  const bank = await Killable.start('bank', { ...BANK, ...storage }, UNLIMITED_BANK);
  if (variant !== 'gateway') return underKills(bank, kills, seed, bankChain).finally(() => bank.stop());
  const gateway = await Killable.start('gateway', { BANK_API_URL: `${bank.url}/api` }, UNLIMITED_GATEWAY);
  return underKills(gateway, kills, seed, gatewayChain).finally(() =>
    Promise.all([gateway.stop(), bank.stop()]),
  );
}

/** Kills one variant `kills` times, then compares the acknowledged writes with the database. */
export async function runVariant(variant: Variant, kills: number, seed: number): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  const server = variant === 'bank on PGlite' ? null : await testPostgres();
  const url = await server?.newDatabase();
  if (url === undefined) await fillDataDir(dataDir);
  const storage = { DATA_DIR: dataDir, ...(url === undefined ? {} : { DATABASE_URL: url }) };
  try {
    const tally = await run(variant, kills, seed, storage);
    const database = await (url === undefined ? openEmbedded(dataDir, async () => {}) : serverDatabase(url));
    const found = await losses(database.sql, tally);
    await database.close();
    return { ...found, kills, acknowledged: tally.acknowledged.length, retries: tally.retries };
  } finally {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
