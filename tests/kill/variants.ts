import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverDatabase } from '../../upstream/bank/src/platform/database/database.ts';
import { openEmbedded } from '../../upstream/bank/src/platform/database/embedded.ts';
import { testPostgres } from '../../upstream/bank/src/testing/postgres.ts';
import { bankChain } from './bankChain.ts';
import { losses, type Losses } from './count.ts';
import { gatewayChain } from './gatewayChain.ts';
import { Killable } from './Killable.ts';
import { Tally } from './Tally.ts';

export const VARIANTS = ['bank on PGlite', 'bank on PostgreSQL', 'gateway'] as const;
type Variant = (typeof VARIANTS)[number];
type Outcome = Losses & Readonly<{ kills: number; acknowledged: number; retries: number }>;

const WRITERS = 4;
/** A kill comes that many acknowledgements after the last one at most, and in the midst of the next write. */
const MOST_BETWEEN = 12;
const MOST_MS_INTO = 25;
const MANY = '1000000';

/** Numbers from 0 to 1 that follow from the seed (mulberry32), so that a run can be made again. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Chain = (url: string, document: string, tally: Tally) => Promise<void>;

/** Four writers write while the target is killed so many times; then each ends what it began. */
async function underKills(target: Killable, kills: number, seed: number, chain: Chain): Promise<Tally> {
  const tally = new Tally(target);
  const random = randomFrom(seed);
  let nextDocument = 31_000_000;
  const round = { isOver: false };
  const writing = Array.from({ length: WRITERS }, async () => {
    while (!round.isOver) await chain(target.url, String((nextDocument += 1)), tally);
  });
  const killing = async () => {
    for (let at = 0; at < kills; at += 1) {
      await tally.reaches(tally.acknowledged.length + 1 + Math.floor(random() * MOST_BETWEEN));
      await sleep(random() * MOST_MS_INTO);
      await target.kill();
    }
    round.isOver = true;
  };
  try {
    // A writer that is refused ends the run at once.
    await Promise.race([killing(), Promise.all(writing)]);
    await Promise.all(writing);
    return tally;
  } finally {
    tally.end();
  }
}

const BANK = { DEMO_PROPOSALS: '0', RATE_LIMIT_PER_MINUTE: MANY, CODE_RESEND_SECONDS: '0' };
const GATEWAY = { RATE_LIMIT_GRAPHQL_PER_MINUTE: MANY, RATE_LIMIT_LOOKUPS_PER_MINUTE: MANY };

async function run(variant: Variant, kills: number, seed: number, storage: Record<string, string>) {
  const bank = await Killable.start('bank', { ...BANK, ...storage });
  if (variant !== 'gateway') return underKills(bank, kills, seed, bankChain).finally(() => bank.stop());
  const gateway = await Killable.start('gateway', { ...GATEWAY, BANK_API_URL: `${bank.url}/api` });
  return underKills(gateway, kills, seed, gatewayChain).finally(() =>
    Promise.all([gateway.stop(), bank.stop()]),
  );
}

/** So many kills of one variant; what is in the database afterwards is counted in the database itself. */
export async function killed(variant: Variant, kills: number, seed: number): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  const server = variant === 'bank on PGlite' ? null : await testPostgres();
  const url = await server?.newDatabase();
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
