import { type Ask, load, quantile } from './load.ts';
import type { Measured } from './processes.ts';

export type Contender = Readonly<{ name: string; server: Measured; ask: Ask }>;

/** Cost of one request: CPU time in microseconds, and percentiles of the response time in milliseconds. */
export type Cost = Readonly<{ cpu: number; p50: number; p99: number }>;

/** Costs by the contender's name. */
type Round = ReadonlyMap<string, Cost>;

const AT_ONCE = 8;
const WARM_UPS = 3;

/**
 * Measures the contenders in turn in each round, so that they run under the same conditions. Ignores the first rounds,
 * in which the engine compiles the code.
 */
export async function inRounds(
  contenders: readonly Contender[],
  { rounds, count, bytes }: { rounds: number; count: number; bytes: number },
): Promise<Round[]> {
  const all: Round[] = [];
  for (let at = 0; at < WARM_UPS + rounds; at += 1) {
    const round = new Map<string, Cost>();
    for (const { name, server, ask } of contenders) {
      const before = await server.cpu();
      const times = await load(server.url, ask, { count, atOnce: AT_ONCE, bytes });
      const cpu = ((await server.cpu()) - before) / count;
      round.set(name, { cpu, p50: quantile(times, 0.5), p99: quantile(times, 0.99) });
    }
    if (at >= WARM_UPS) all.push(round);
  }
  return all;
}

/** Returns the median of a value over all rounds. */
export const medianOf = (rounds: readonly Round[], value: (round: Round) => number): number =>
  quantile(rounds.map(value), 0.5);

/** Returns the ratio of a contender's CPU time to that of `other` in one round. */
export const cpuRatio =
  (name: string, other: string) =>
  (round: Round): number =>
    (round.get(name)?.cpu ?? Number.NaN) / (round.get(other)?.cpu ?? Number.NaN);
