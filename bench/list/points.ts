import { randomUUID } from 'node:crypto';
import { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { users } from '../../upstream/bank/src/domain/records/tables.ts';
import { testPostgres } from '../../upstream/bank/src/testing/postgres.ts';
import { comparePages, Reader } from './pages.ts';
import { filled, LOADED, SELLER, startProduct } from './product.ts';

/**
 * Compares a list page of a seller with 200 points of sale to that of a seller with one, through gateway and bank, with
 * the same filters. `BENCH_TIMES` reduces the data for a quick run.
 */
const TIMES = Number(process.env['BENCH_TIMES'] ?? 10);
const MOST = 3;
const POINTS = Array.from({ length: 200 }, (_none, at) => `P${String(at).padStart(3, '0')}`);
const FILTERS = [
  null,
  { ignoreCancelled: true },
  { phase: 'SELLER' },
  { status: 'CANCELLED' },
  { search: 'gomez', phaseStatus: 'FINALIZED' },
];

const server = await testPostgres();
const identity = await TestIdentity.start();
let isOver = true;
try {
  const database = await filled(await server.newDatabase(), TIMES, POINTS);
  const product = await startProduct(database, identity);
  const readerOf = async (points: readonly string[]) => {
    const id = randomUUID();
    const email = `${points.length}@ceibo.example`;
    await database.sql
      .insert(users)
      .values({ id, email, role: 'seller', pointsOfSale: [...points], createdAt: new Date() });
    return new Reader(product, await identity.token({ ...SELLER, sub: id, email }, new Date()));
  };
  const { small, large, ratio } = await comparePages(
    await readerOf(POINTS.slice(0, 1)),
    await readerOf(POINTS),
    FILTERS,
  );
  isOver = !(ratio <= MOST);
  process.stdout.write(
    `a page through the gateway at ${LOADED * TIMES}, median: ${small.toFixed(1)} ms for 1 point of sale, ` +
      `${large.toFixed(1)} ms for ${POINTS.length}\nratio ${ratio.toFixed(2)} (at most ${MOST})\n`,
  );
  await product.close();
} finally {
  await identity.close();
  await server.stop();
}
if (isOver) process.exit(1);
