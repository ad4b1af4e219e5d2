import { expect, it } from 'vitest';
import { killed } from './variants.ts';

const KILLS = 2;
const SEED = 20_261_122;

/** `npm run kill -- 200` does the same for longer, and in the shapes that tests/topology kills the parts of. */
it(
  'what was acknowledged is in the database once, whatever is killed meanwhile',
  { timeout: 300_000 },
  async () => {
    const { lost, doubled, acknowledged } = await killed('bank on PGlite', KILLS, SEED);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);
