import { differingSeeds } from '../src/testing/exactLoan/compare.ts';

const count = Number(process.argv[2] ?? 4000);
if (!Number.isInteger(count) || count < 1) {
  console.error('Say how many quotes: npm run check:loans -w upstream/bank -- 4000');
  process.exit(1);
}
const startedAt = performance.now();
const { different, rows } = differingSeeds(count);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`${count} quotes, ${rows} rows: ${different.length} differ, in ${seconds} s`);
if (different.length > 0) {
  console.error(`seeds ${different.slice(0, 20).join(', ')}`);
  process.exitCode = 1;
}
