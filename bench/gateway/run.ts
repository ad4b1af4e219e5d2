import { startComparison } from '../../gateway/src/testing/cost/comparison.ts';
import { PROPOSAL_ID } from '../../gateway/src/testing/cost/fixtures.ts';
import type { Ask } from '../../gateway/src/testing/cost/load.ts';
import { Measured } from '../../gateway/src/testing/cost/processes.ts';
import {
  type Contender,
  type Cost,
  cpuRatio,
  inRounds,
  medianOf,
} from '../../gateway/src/testing/cost/rounds.ts';

/**
 * Compares the cost of one request with other servers in front of the same bank. Prints the median of per-round ratios,
 * because all servers of a round share the machine's state. Processor time hardly depends on other load; response times
 * do.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const COUNT = Number(process.env['BENCH_COUNT'] ?? 1500);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const GATEWAY = 'this gateway';
const EXPRESS = 'Apollo + Express';

const comparison = await startComparison();
const { bank, gateway, environment, scenes } = comparison;
const started = (file: string) => Measured.start(new URL(file, import.meta.url), environment);
const [fastify, express, standalone, least] = await Promise.all([
  started('./fastify.server.ts'),
  started('./apollo.server.ts'),
  started('../../gateway/src/testing/cost/standalone.server.ts'),
  started('./least.server.ts'),
]);

const get = (path: string): Ask => ({ method: 'GET', path });
const { headers = {} } = scenes.proposal.ofPlain;
const ready = (query: string): Ask => ({
  method: 'POST',
  path: '/graphql',
  headers,
  body: JSON.stringify({ query }),
});

/** Requests to the servers without the full schema. */
const others = {
  proposal: {
    bank: get(`/api/proposal/${PROPOSAL_ID}/get_proposal`),
    fastify: get(`/proposal/${PROPOSAL_ID}`),
    least: ready('{ proposal }'),
  },
  proposals: {
    bank: get('/api/proposals/get_proposals'),
    fastify: get('/proposals'),
    least: ready('{ proposals }'),
  },
};

for (const name of ['proposal', 'proposals'] as const) {
  const { title, bytes, ofGateway, ofPlain } = scenes[name];
  const contenders: Contender[] = [
    { name: 'REST call', server: bank, ask: others[name].bank },
    { name: 'Fastify handler', server: fastify, ask: others[name].fastify },
    { name: GATEWAY, server: gateway, ask: ofGateway },
    { name: EXPRESS, server: express, ask: ofPlain },
    { name: 'Apollo standalone', server: standalone, ask: ofPlain },
    { name: 'least of Apollo', server: least, ask: others[name].least },
  ];
  const rounds = await inRounds(contenders, { rounds: ROUNDS, count: COUNT, bytes });
  print(`\n${title}: medians of ${ROUNDS} rounds of ${COUNT} requests`);
  print('                     CPU µs   to Express   p50 ms   p99 ms');
  for (const contender of contenders) {
    const cost = (of: keyof Cost) =>
      medianOf(rounds, (round) => round.get(contender.name)?.[of] ?? Number.NaN);
    const cells = [
      cost('cpu').toFixed(0).padStart(6),
      medianOf(rounds, cpuRatio(contender.name, EXPRESS)).toFixed(2).padStart(12),
      cost('p50').toFixed(2).padStart(8),
      cost('p99').toFixed(2).padStart(8),
    ];
    print(`${contender.name.padEnd(19)} ${cells.join(' ')}`);
  }
}
await Promise.all([fastify, express, standalone, least].map((server) => server.stop()));
await comparison.stop();
