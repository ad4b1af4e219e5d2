import { describe, expect, it } from 'vitest';
import { killed, VARIANTS } from './variants.ts';

const KILLS = 2;
const SEED = 20_261_122;

/** `npm run kill -- 200` does the same for longer. */
describe('what was acknowledged', () => {
  it.each(VARIANTS)(
    'is in the database once, whatever is killed meanwhile: %s',
    async (variant) => {
      const { lost, doubled, acknowledged } = await killed(variant, KILLS, SEED);
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    300_000,
  );
});
