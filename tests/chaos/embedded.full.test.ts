import { expect, it } from 'vitest';
import { killed } from './variants.ts';

const KILLS = 2;
const SEED = 20_261_122;

/** `npm run chaos -- --embedded` does the same for longer and for every variant. */
it(
  'what was acknowledged is in the database once, whatever is killed meanwhile',
  { timeout: 300_000 },
  async () => {
    const { lost, doubled, acknowledged } = await killed('bank on PGlite', KILLS, SEED);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);
