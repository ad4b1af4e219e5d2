import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startComparison } from '../../gateway/src/testing/cost/comparison.ts';
import { Measured } from '../../gateway/src/testing/cost/processes.ts';
import { cpuRatio, inRounds, medianOf } from '../../gateway/src/testing/cost/rounds.ts';

const STANDALONE = new URL('../../gateway/src/testing/cost/standalone.server.ts', import.meta.url);

let comparison: Awaited<ReturnType<typeof startComparison>>;
let plain: Measured;
beforeAll(async () => {
  comparison = await startComparison();
  plain = await Measured.start(STANDALONE, comparison.environment);
});
afterAll(async () => {
  await plain.stop();
  await comparison.stop();
});

/** Compares CPU time per request, which other load on the machine hardly affects, rather than latency. */
describe('the gateway compared with a plain Apollo server', () => {
  it.each([
    ['proposal', 1.6],
    ['proposals', 1.8],
  ] as const)('serves %s with at most %f times the CPU time', async (name, limit) => {
    const { gateway, scenes } = comparison;
    const { bytes, ofGateway, ofPlain } = scenes[name];
    const contenders = [
      { name: 'gateway', server: gateway, ask: ofGateway },
      { name: 'plain', server: plain, ask: ofPlain },
    ];
    const rounds = await inRounds(contenders, { rounds: 5, count: 300, bytes });
    const ratio = medianOf(rounds, cpuRatio('gateway', 'plain'));
    expect(ratio).toBeLessThanOrEqual(limit);
  });
});
