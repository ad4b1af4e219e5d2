import { expect, it } from 'vitest';
import { runVariant } from './variants.ts';

const KILLS = 2;
const SEED = 20_261_122;

// `npm run chaos -- --embedded` runs longer and covers every variant.
it(
  'the embedded bank keeps every acknowledged write exactly once when it is killed',
  { timeout: 300_000 },
  async () => {
    const { lost, doubled, acknowledged } = await runVariant('bank on PGlite', KILLS, SEED);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);
