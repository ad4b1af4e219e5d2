import { TestIdentity } from '../../gateway/src/testing/identity.ts';
import { testPostgres } from '../../upstream/bank/src/testing/postgres.ts';
import { type Cost, measureInteraction } from './browser.ts';
import { comparePages, Reader } from './pages.ts';
import { filled, LOADED, SELLER, startProduct } from './product.ts';

/**
 * Measures the dashboard's list at 100,000 proposals: the time of a page compared with 10,000, the number of bank calls,
 * and the cost of typing a filter on a slow phone. `BENCH_TIMES` reduces the data for a quick run.
 */
const TIMES = Number(process.env['BENCH_TIMES'] ?? 10);
const MOST = { ratio: 1.5, calls: 2, scripting: 200 };

const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => `${value.toFixed(1)} ms`;
const costText = ({ scripting, style, layout, task }: Cost) =>
  `${ms(scripting)} of scripting, ${ms(style)} of style, ${ms(layout)} of layout, ${ms(task)} in all`;

const server = await testPostgres();
const identity = await TestIdentity.start();
const faults: string[] = [];
try {
  const startedAt = performance.now();
  const [small, large] = [
    await filled(await server.newDatabase(), 1),
    await filled(await server.newDatabase(), TIMES),
  ];
  say(
    `${LOADED} and ${LOADED * TIMES} proposals made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const products = [await startProduct(small, identity), await startProduct(large, identity)] as const;
  const token = await identity.token(SELLER, new Date());
  const readers = [new Reader(products[0], token), new Reader(products[1], token)] as const;

  const { small: ofSmall, large: ofLarge, ratio } = await comparePages(...readers);
  say(
    `a page of ten through the gateway, median: ${ms(ofSmall)} at ${LOADED}, ${ms(ofLarge)} at ${LOADED * TIMES}`,
  );
  say(`ratio ${ratio.toFixed(2)} (at most ${MOST.ratio})`);
  if (!(ratio <= MOST.ratio)) faults.push('the page of the large list is too dear');

  const { page, poll } = await readers[1].calls();
  say(`calls of the bank: ${page} for a page, ${poll} for a poll without news (at most ${MOST.calls})`);
  if (page > MOST.calls || poll > MOST.calls) faults.push('too many calls of the bank');

  const { median, worst } = await measureInteraction(
    products[1].url,
    await identity.token(SELLER, new Date()),
  );
  say(`filter typed to rows painted, four times slower, median: ${costText(median)}`);
  say(`the worst of them: ${costText(worst)}`);
  say(`scripting at most ${MOST.scripting} ms`);
  if (!(median.scripting < MOST.scripting)) faults.push('typing a filter takes too much scripting');

  for (const product of products) await product.close();
} finally {
  await identity.close();
  await server.stop();
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('; ')}\n`);
  process.exit(1);
}
