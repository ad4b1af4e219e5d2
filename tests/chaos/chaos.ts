import { parseArgs } from 'node:util';
import { buildClientIfNeeded } from '../../scripts/processes/builds.ts';
import { embeddedIsSound } from './embedded.ts';
import { peopleUnderTrouble } from './peopleUnderTrouble.ts';
import { randomFrom } from './random.ts';
import { startTopology } from './topology.ts';
import { troublesWith } from './troubles.ts';

/**
 * `npm run chaos -- [--kills 50] [--seed 1]` starts the production topology and applies for loans while its parts are killed,
 * restarted, slowed and cut off. Fails if an acknowledged write is lost or duplicated, or if a stranger can read data.
 * `--embedded` kills the embedded bank and gateway instead. `--hold` only serves the topology at `--port` until Ctrl-C.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
    hold: { type: 'boolean', default: false },
    port: { type: 'string', default: '4000' },
  },
});
const KILLS_A_ROUND = 25;
const FIRST_DOCUMENT = 32_000_000;
const seed = Number(values.seed);
const print = (line: string) => void process.stdout.write(`${line}\n`);

async function hold(port: number): Promise<void> {
  await buildClientIfNeeded();
  const topology = await startTopology({ port, documents: 'client' });
  print(`the application   ${topology.url}\nthe database      ${topology.databaseUrl}\nCtrl-C ends all.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void topology.stop().then(() => process.exit(0)));
}

async function productionIsSound(kills: number): Promise<boolean> {
  const topology = await startTopology();
  try {
    for (let round = 1; round <= Math.ceil(kills / KILLS_A_ROUND); round += 1) {
      const roundSeed = seed * 1_000_003 + round;
      const { lost, doubled, opened, broken, ...counted } = await peopleUnderTrouble(topology, {
        troubles: troublesWith(KILLS_A_ROUND, topology, randomFrom(roundSeed)),
        seed: roundSeed,
        firstDocument: FIRST_DOCUMENT + round * 1000,
        onTrouble: ({ name }) => print(`  ${name}`),
      });
      const counts = Object.entries(counted).map(([name, value]) => `${name} ${value}`);
      print(`round ${round}: ${counts.join(', ')}`);
      const faults = Object.entries({ lost, doubled, opened, broken }).flatMap(([kind, all]) =>
        all.map((what) => `  ${kind}: ${what}`),
      );
      for (const fault of faults) print(fault);
      if (faults.length > 0) return false;
    }
    return true;
  } finally {
    await topology.stop();
  }
}

print(`seed ${seed}`);
if (values.hold) await hold(Number(values.port));
else {
  const kills = Number(values.kills);
  const isSound = values.embedded ? await embeddedIsSound(kills, seed) : await productionIsSound(kills);
  process.exitCode = isSound ? 0 : 1;
}
