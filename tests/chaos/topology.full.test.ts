import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';
import { peopleUnderTrouble } from './peopleUnderTrouble.ts';
import { startTopology, type Topology } from './topology.ts';
import { eachOtherTrouble, type Trouble } from './troubles.ts';

const SEED = 20_261_123;
const SOUND = { lost: [], doubled: [], opened: [], broken: [] };

let topology: Topology;
beforeAll(async () => {
  topology = await startTopology();
});
afterAll(() => topology.stop());

/** Restarts and kills the parts alternately, each once. */
const eachPart = (): Trouble[] =>
  Object.entries({ ...topology.gateways, ...topology.banks, ...topology.behind }).map(([name, part], at) =>
    at % 2 === 0
      ? { name: `restart ${name}`, kills: 0, happen: () => part.restart() }
      : { name: `kill ${name}`, kills: 1, happen: () => part.kill() },
  );

// `npm run chaos -- --kills 300` runs longer.
describe('two gateways and two banks with their stores and identity service', () => {
  it('let applicants confirm their proposals while each part is restarted or killed and every other fault occurs', async () => {
    const troubles = [...eachPart(), ...eachOtherTrouble(topology, randomFrom(SEED))];
    const found = await peopleUnderTrouble(topology, { troubles, seed: SEED, firstDocument: 31_100_000 });
    expect(found).toMatchObject(SOUND);
    expect(found.people).toBeGreaterThan(0);
  }, 900_000); // A write to a killed bank takes half a minute, and this can happen several times in a row.
});
