import { parseArgs } from 'node:util';
import { testBank } from '../src/testing/bank.ts';
import { testIdentity } from '../src/testing/identity.ts';
import { fuzzInput } from '../src/testing/inputFuzz.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
});
const requests = Number(positionals[0] ?? 20_000);
const seed = Number(values.seed);
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error('Say how many requests: node upstream/bank/scripts/fuzzInput.ts 20000 [--seed 1]');
  process.exit(1);
}

const identity = await testIdentity();
const bank = await testBank(identity.environment, undefined, {
  settings: { rateLimitPerMinute: 100_000_000 },
});
const startedAt = performance.now();
const statistics = await fuzzInput(bank, identity, { requests, seed });
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`seed ${seed}: ${statistics.requests} requests to ${statistics.routes} routes in ${seconds} s`);
console.log(
  [...statistics.statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, n]) => `${status}: ${n}`)
    .join(', '),
);
await bank.close();
await identity.close();
