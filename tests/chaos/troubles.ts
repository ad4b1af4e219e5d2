import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Topology } from './topology.ts';

/** `happen` resolves when the trouble is over. `kills`: number of parts it kills. */
export type Trouble = Readonly<{ name: string; kills: number; happen: () => Promise<void> }>;

const MOVED_CLOCK = pathToFileURL(join(import.meta.dirname, 'movedClock.ts')).href;
/** Journey photos are about 100 kB each, so a few fill the store. */
const STORE_BYTES = 200_000;
const FULL_MS = 1500;
const MOST_CLOCK_MS = 90_000;

/** Creates a random trouble of one kind; the same random numbers (0 to 1) give the same trouble. */
type Draw = () => Trouble;

function drawsFrom(topology: Topology, random: () => number) {
  const upTo = (most: number) => Math.round(random() * most);
  const oneOf = <T>(named: Readonly<Record<string, T>>): [string, T] => {
    const entries = Object.entries(named);
    const entry = entries[Math.floor(random() * entries.length)];
    if (entry === undefined) throw new Error('there is nothing to draw from');
    return entry;
  };
  const { gateways, banks, behind, links, bucket } = topology;
  const parts = { ...gateways, ...banks, ...behind };

  const kill: Draw = () => {
    const [name, part] = oneOf(parts);
    return { name: `kill ${name}`, kills: 1, happen: () => part.kill() };
  };
  const killTwo: Draw = () => {
    const [[name, part], [otherName, other]] = [oneOf(gateways), oneOf({ ...banks, ...behind })];
    return {
      name: `kill ${name} and ${otherName}`,
      kills: 2,
      happen: async () => void (await Promise.all([part.kill(), other.kill()])),
    };
  };
  const restart: Draw = () => {
    const [name, part] = oneOf(parts);
    return { name: `restart ${name}`, kills: 0, happen: () => part.restart() };
  };
  const cut: Draw = () => {
    const [name, link] = oneOf(links);
    const ms = upTo(800);
    const happen = async () => {
      link.cut();
      await sleep(ms);
      link.restore();
    };
    return { name: `cut ${name} for ${ms} ms`, kills: 0, happen };
  };
  const slow: Draw = () => {
    const [name, link] = oneOf(links);
    const [delay, ms] = [upTo(300), upTo(2000)];
    const happen = async () => {
      link.slow(delay);
      await sleep(ms);
      link.restore();
    };
    return { name: `slow ${name} by ${delay} ms for ${ms} ms`, kills: 0, happen };
  };
  const fullStore: Draw = () => ({
    name: `fill the store after ${STORE_BYTES} bytes`,
    kills: 0,
    happen: async () => {
      await bucket.restart({ BUCKET_BYTES: `${STORE_BYTES}` });
      await sleep(FULL_MS);
      await bucket.restart({ BUCKET_BYTES: 'Infinity' });
    },
  });
  const movedClock: Draw = () => {
    const [name, bank] = oneOf(banks);
    const ms = upTo(2 * MOST_CLOCK_MS) - MOST_CLOCK_MS;
    const change = { NODE_OPTIONS: `--import=${MOVED_CLOCK}`, CLOCK_AHEAD_MS: `${ms}` };
    return { name: `restart ${name} ${ms} ms ahead`, kills: 0, happen: () => bank.restart(change) };
  };
  return { kill, killTwo, restart, cut, slow, fullStore, movedClock };
}

/** Returns random troubles with `kills` kills in total; about half of them kill one part. */
export function troublesWith(kills: number, topology: Topology, random: () => number): Trouble[] {
  const { kill, ...rest } = drawsFrom(topology, random);
  const others = Object.values(rest);
  const troubles: Trouble[] = [];
  for (let left = kills; left > 0;) {
    const other = others[Math.floor(random() * 2 * others.length)];
    const trouble = (other ?? kill)();
    if (trouble.kills > left) continue;
    troubles.push(trouble);
    left -= trouble.kills;
  }
  return troubles;
}

/** Returns one trouble of each kind except killing or restarting one part. */
export function eachOtherTrouble(topology: Topology, random: () => number): Trouble[] {
  const { kill: _kill, restart: _restart, ...others } = drawsFrom(topology, random);
  return Object.values(others).map((draw) => draw());
}
