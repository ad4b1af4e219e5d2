import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { serverDatabase } from '../src/platform/database/database.ts';
import { testBank } from '../src/testing/bank.ts';
import { runSequences } from '../src/testing/flowModel.ts';
import { testPostgres } from '../src/testing/postgres.ts';

const part = z.object({ url: z.string(), sequences: z.number(), seed: z.number() });
const statistics = z.object({ sequences: z.number(), calls: z.number(), seen: z.set(z.string()) });
type Statistics = z.infer<typeof statistics>;

/** Runs sequences on one bank with a separate database. */
async function runPart({ url, sequences, seed }: z.infer<typeof part>): Promise<Statistics> {
  const bank = await testBank({ CODE_RESEND_SECONDS: '0' }, await serverDatabase(url), {
    settings: { rateLimitPerMinute: 100_000_000 },
  });
  try {
    return await runSequences(bank, { sequences, seed, lanes: 4, ms: 3_600_000 });
  } finally {
    await bank.close();
  }
}

const inThread = (data: z.infer<typeof part>): Promise<Statistics> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.once('message', (message) => resolve(statistics.parse(message)));
    worker.once('error', reject);
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
    allowPositionals: true,
  });
  const sequences = Number(positionals[0] ?? 10_000);
  const seed = Number(values.seed);
  if (!Number.isInteger(sequences) || sequences < 1 || !Number.isInteger(seed)) {
    console.error('Say how many sequences: npm run fuzz:moves -w upstream/bank -- 10000 [--seed 1]');
    process.exit(1);
  }
  const server = await testPostgres();
  try {
    const startedAt = performance.now();
    const threads = Math.min(availableParallelism(), 4);
    const parts: z.infer<typeof part>[] = [];
    for (let at = 0; at < threads; at += 1) {
      const share = Math.ceil((sequences - at) / threads);
      parts.push({ url: await server.newDatabase(), sequences: share, seed: seed + at * 1000 });
    }
    const all = await Promise.all(parts.map(inThread));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const total = (of: (one: Statistics) => number) => all.reduce((sum, one) => sum + of(one), 0);
    console.log(
      `seed ${seed}: ${total((one) => one.sequences)} sequences, ${total((one) => one.calls)} calls in ${seconds} s`,
    );
    console.log([...new Set(all.flatMap(({ seen }) => [...seen]))].toSorted().join(', '));
  } finally {
    await server.stop();
  }
}

if (isMainThread) await main();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
else parentPort?.postMessage(await runPart(part.parse(workerData)));
