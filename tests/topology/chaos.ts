import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { randomFrom } from '../kill/random.ts';
import { peopleUnderTrouble } from './peopleUnderTrouble.ts';
import { startTopology } from './topology.ts';
import { troublesWith } from './troubles.ts';

/**
 * `npm run chaos -- --kills 300 [--seed 1] [--round 7]`: the production shape under that many kills and other troubles,
 * in rounds; after each one everything acknowledged is looked for. A run goes on where the last one of its seed ended,
 * and prints the sums of all; `--round` plays one round again. Fails at the first fault.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    round: { type: 'string' },
  },
});
const KILLS_A_ROUND = 25;
const FIRST_DOCUMENT = 32_000_000;

const count = z.number().int();
const roundDone = z.object({
  round: count,
  kills: count,
  people: count,
  acknowledged: count,
  retries: count,
  lost: z.array(z.string()),
  doubled: z.array(z.string()),
  opened: z.array(z.string()),
  broken: z.array(z.string()),
  seconds: count,
});
type Round = z.infer<typeof roundDone>;

const seed = Number(values.seed);
const journal = join(import.meta.dirname, '..', '..', '.cache', 'chaos', `seed-${seed}.jsonl`);
const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : [];
const done: Round[] = lines.map((line) => roundDone.parse(JSON.parse(line)));

const print = (line: string) => void process.stdout.write(`${line}\n`);
const figures = (rounds: readonly Round[]): string => {
  const sum = (value: (round: Round) => number) => rounds.reduce((total, round) => total + value(round), 0);
  return [
    ...(['kills', 'people', 'acknowledged', 'retries'] as const).map(
      (name) => `${name} ${sum((round) => round[name])}`,
    ),
    ...(['lost', 'doubled', 'opened', 'broken'] as const).map(
      (name) => `${name} ${sum((round) => round[name].length)}`,
    ),
    `seconds ${sum((round) => round.seconds)}`,
  ].join(', ');
};
const isSound = ({ lost, doubled, opened, broken }: Round) =>
  lost.length + doubled.length + opened.length + broken.length === 0;

print(`seed ${seed}`);
const topology = await startTopology();
async function play(round: number): Promise<Round> {
  const startedAt = performance.now();
  const roundSeed = seed * 1_000_003 + round;
  const found = await peopleUnderTrouble(topology, {
    troubles: troublesWith(KILLS_A_ROUND, topology, randomFrom(roundSeed)),
    seed: roundSeed,
    firstDocument: FIRST_DOCUMENT + round * 1000,
    onTrouble: ({ name }) => print(`  ${((performance.now() - startedAt) / 1000).toFixed(1)} ${name}`),
  });
  const played = { round, ...found, seconds: Math.round((performance.now() - startedAt) / 1000) };
  print(`round ${round}: ${figures([played])}`);
  for (const kind of ['lost', 'doubled', 'opened', 'broken'] as const)
    for (const what of played[kind]) print(`  ${kind}: ${what}`);
  return played;
}
try {
  if (values.round !== undefined) {
    if (!isSound(await play(Number(values.round)))) process.exitCode = 1;
  } else {
    mkdirSync(dirname(journal), { recursive: true });
    const wanted = Number(values.kills) / KILLS_A_ROUND;
    for (let played = 0; played < wanted && process.exitCode === undefined; played += 1) {
      const round = await play((done.at(-1)?.round ?? 0) + 1);
      done.push(round);
      appendFileSync(journal, `${JSON.stringify(round)}\n`);
      if (!isSound(round)) process.exitCode = 1;
    }
    print(`all rounds of seed ${seed}: ${figures(done)}`);
  }
} finally {
  await topology.stop();
}
