import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoToken } from '../gateway/src/developers/demoSignIn.ts';
import { filled } from './list/product.ts';
import { quantile } from '../gateway/src/testing/cost/load.ts';
import { Guest } from '../tests/contract/guest.ts';
import { simulationInput } from '../tests/contract/journeySteps.ts';
import { randomFrom } from '../tests/chaos/random.ts';
import { Tally, TryAgain } from '../tests/chaos/Tally.ts';
import { asked } from '../tests/chaos/person.ts';
import { startTopology } from '../tests/chaos/topology.ts';

/**
 * `npm run load [-- --seconds 30 --at-once 16 --proposals 1000000]`: load-tests the production setup with a mix of readers
 * and applicants; prints response times by operation and processor time by process. The mix is seeded. The load generator
 * shares the machine.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    'at-once': { type: 'string', default: '16' },
    proposals: { type: 'string', default: '1000000' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);
const TEN_THOUSAND = 10_000;
const TICKS_PER_SECOND = 100;

/** Returns the processor seconds of all processes with a name, or of one process. */
function processorSeconds(wanted: { pid: number } | { name: string }): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    if ('pid' in wanted && Number(pid) !== wanted.pid) continue;
    try {
      const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      if ('name' in wanted && name !== wanted.name) continue;
      // proc(5): utime and stime are fields 14 and 15; this text starts after field 2.
      const fields = (rest ?? '').split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended.
    }
  }
  return ticks / TICKS_PER_SECOND;
}

const topology = await startTopology({
  fill: async (url) => (await filled(url, Math.round(Number(values.proposals) / TEN_THOUSAND))).close(),
});
try {
  const token = await demoToken({
    endpoint: topology.identityUrl,
    clientId: 'localwebclient',
    email: 'vendedor@ceibo.example',
  });
  const seller = new Guest(topology.url);
  const asSeller = { authorization: `Bearer ${token}` };
  const random = randomFrom(1);
  let document = 33_000_000;
  type Panel = { proposals: { edges: { node: { id: string } }[] } };
  const { proposals } = await new Tally({ up: topology.noneEnded }).read(() =>
    asked<Panel>(seller, 'panel', {}, asSeller),
  );
  const ids = proposals.edges.map(({ node }) => node.id);
  if (ids.length === 0) throw new Error('the seller sees no proposal');

  /** Share of the mix in percent, and one request. */
  const mix: readonly [name: string, share: number, ask: () => Promise<unknown>][] = [
    ['a page of proposals', 40, () => asked(seller, 'panel', {}, asSeller)],
    ['a detail', 25, () => asked(seller, 'whose', { id: ids[Math.floor(random() * ids.length)] }, asSeller)],
    [
      'an indicative quote',
      25,
      () =>
        asked(new Guest(topology.url), 'indicativeQuote', {
          input: {
            financedAmount: `${1_000_000 + Math.floor(random() * 9_000) * 1_000}`,
            term: 24,
            mode: 'FIXED',
            condition: 'ZERO_KM',
          },
        }),
    ],
    [
      'a simulation begun',
      10,
      () =>
        asked(
          new Guest(topology.url),
          'startSimulation',
          { input: simulationInput(`${(document += 1)}`) },
          { 'idempotency-key': crypto.randomUUID() },
        ),
    ],
  ];
  /** Statuses of an overloaded gateway. */
  let refused = 0;
  const times = new Map(mix.map(([name]) => [name, [] as number[]]));
  const drawn = () => {
    let at = random() * 100;
    return mix.find(([, share]) => (at -= share) < 0) ?? mix[0];
  };
  const walk = async (until: number) => {
    while (performance.now() < until) {
      const [name, , ask] = drawn() ?? [];
      if (name === undefined || ask === undefined) return;
      const startedAt = performance.now();
      try {
        await ask();
        times.get(name)?.push(performance.now() - startedAt);
      } catch (error) {
        if (!(error instanceof TryAgain)) throw error;
        refused += 1;
      }
    }
  };
  const together = (seconds: number) =>
    Promise.all(
      Array.from({ length: Number(values['at-once']) }, () => walk(performance.now() + seconds * 1000)),
    );
  // Warms up until the engines have compiled their code.
  await together(5);
  for (const list of times.values()) list.length = 0;
  refused = 0;

  const { gateways, banks, behind } = topology;
  const parts: Record<string, () => number> = {
    ...Object.fromEntries(
      Object.entries({ ...gateways, ...banks, identity: behind.identity, redis: behind.redis }).map(
        ([name, { pid }]) => [name, () => processorSeconds({ pid })],
      ),
    ),
    postgres: () => processorSeconds({ name: 'postgres' }),
    'this process': () => processorSeconds({ pid: process.pid }),
  };
  const usedBefore = Object.entries(parts).map(([, used]) => used());
  const startedAt = performance.now();
  await together(Number(values.seconds));
  const seconds = (performance.now() - startedAt) / 1000;
  const used = Object.entries(parts)
    .map(([name, now], at): [string, number] => [name, (now() - (usedBefore[at] ?? 0)) / seconds])
    .toSorted(([, one], [, other]) => other - one);

  const count = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  const cores = used.reduce((sum, [name, share]) => (name === 'this process' ? sum : sum + share), 0);
  print(`${values.proposals} proposals, ${values['at-once']} at once, ${seconds.toFixed(0)} s`);
  print(
    `${(count / seconds).toFixed(0)} requests/s, ${(count / seconds / cores).toFixed(0)} per core of the product; ${refused} refused`,
  );
  for (const [name, list] of times) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(list, part).toFixed(1));
    print(`  ${name.padEnd(22)}${String(list.length).padStart(7)}  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`);
  }
  print(`cores used: ${used.map(([name, share]) => `${name} ${share.toFixed(2)}`).join(', ')}`);
} finally {
  await topology.stop();
}
