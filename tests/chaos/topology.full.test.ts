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

/** Each part once, in turn ended as by a deployment and killed. */
const eachPart = (): Trouble[] =>
  Object.entries({ ...topology.gateways, ...topology.banks, ...topology.behind }).map(([name, part], at) =>
    at % 2 === 0
      ? { name: `restart ${name}`, kills: 0, happen: () => part.restart() }
      : { name: `kill ${name}`, kills: 1, happen: () => part.kill() },
  );

/** `npm run chaos -- --kills 300` does the same for longer. */
describe('two gateways and two banks with all that is behind them', () => {
  it('take people to their confirmed proposals through the restart or the kill of each part and each other trouble', async () => {
    const troubles = [...eachPart(), ...eachOtherTrouble(topology, randomFrom(SEED))];
    const found = await peopleUnderTrouble(topology, { troubles, seed: SEED, firstDocument: 31_100_000 });
    expect(found).toMatchObject(SOUND);
    expect(found.people).toBeGreaterThan(0);
  }, 900_000); // A write whose bank was killed is answered after half a minute; several may be, one after the other.
});
