import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestWithin } from './affordable.ts';

/** A bank whose instalment is a fixed fee plus a share of the amount, rounded to cents. */
function bank(rate: number, fee: number) {
  const asked: number[] = [];
  const monthlyOf = (amount: number) => Math.round((amount * rate + fee) * 100) / 100;
  return {
    asked,
    monthlyOf,
    ask: async (amount: number) => {
      asked.push(amount);
      return Promise.resolve({ monthly: monthlyOf(amount), answer: amount });
    },
  };
}
const limits = { min: 1_000_000, max: 47_120_000 };

describe('the largest loan for a monthly payment', () => {
  it('is the maximum if that fits, with one call', async () => {
    const { ask, asked } = bank(0.05, 0);
    expect(await largestWithin(limits, 9_000_000, ask)).toMatchObject({ amount: 47_120_000 });
    expect(asked).toEqual([47_120_000]);
  });

  it('is null if even the minimum does not fit', async () => {
    expect(await largestWithin(limits, 10_000, bank(0.05, 0).ask)).toBeNull();
  });

  it('is null if the bank has no rate', async () => {
    expect(await largestWithin(limits, 500_000, () => Promise.resolve(null))).toBeNull();
  });

  it.each([47_120_000, 20_000_000, 1_000_000])(
    'is exactly %i if its instalment equals the payment',
    async (amount) => {
      const { ask, monthlyOf } = bank(0.05, 100);
      expect(await largestWithin(limits, monthlyOf(amount), ask)).toMatchObject({ amount });
    },
  );

  it('requests no amount twice, and none once the two closest amounts are adjacent', async () => {
    const { ask, asked } = bank(0.05, 0);
    expect(await largestWithin({ min: 1_000_000, max: 1_001_000 }, 50_010, ask)).toMatchObject({
      amount: 1_000_000,
    });
    expect(asked).toEqual([1_001_000, 1_000_000]);
    asked.length = 0;
    expect(await largestWithin(limits, 1_000_000.5, ask)).toMatchObject({ amount: 20_000_000 });
    expect(asked).toEqual([47_120_000, 1_000_000, 20_000_000, 20_001_000]);
  });

  it('is a multiple of 1,000 even if the limits are not', async () => {
    const { ask, asked } = bank(0.05, 0);
    const found = await largestWithin({ min: 1_000_500, max: 1_001_900 }, 50_080, ask);
    expect(found).toMatchObject({ amount: 1_001_000 });
    expect(asked).toEqual([1_001_900, 1_000_500, 1_001_000]);
  });

  it('fits after six calls even if the instalment grows unevenly', async () => {
    const asked: number[] = [];
    const steep = async (amount: number) => {
      asked.push(amount);
      return Promise.resolve({ monthly: (amount / 1_000_000) ** 6, answer: amount });
    };
    const found = await largestWithin(limits, 1_000_000, steep);
    expect(asked).toHaveLength(6);
    expect(found?.monthly).toBeLessThanOrEqual(1_000_000);
    expect(new Set(asked).size).toBe(6);
  });

  it.each([
    ['the minimum', 2, null],
    ['an amount in between', 3, 1_000_000],
  ])('is the last amount that fits if the bank has no rate for %s', async (_what, call, amount) => {
    const { ask, asked } = bank(0.05, 0);
    const found = await largestWithin(limits, 1_000_000.5, async (one) => {
      const answer = await ask(one);
      return asked.length === call ? null : answer;
    });
    expect(found?.amount ?? null).toBe(amount);
    expect(asked).toHaveLength(call);
  });

  it('is the largest fitting multiple of 1,000, with at most six calls', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 15, max: 190 }).map((thousandths) => thousandths / 1_000),
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 20_000, max: 9_000_000 }),
        fc.integer({ min: 1_000_001, max: 89_999_999 }),
        async (rate, fee, wanted, max) => {
          const { ask, asked, monthlyOf } = bank(rate, fee);
          const found = await largestWithin({ min: 1_000_000, max }, wanted, ask);
          expect(asked.length).toBeLessThanOrEqual(6);
          expect(asked.every((amount) => amount >= 1_000_000 && amount <= max)).toBe(true);
          const amount = found?.amount ?? 0;
          if (found !== null) expect(monthlyOf(amount)).toBeLessThanOrEqual(wanted);
          else expect(monthlyOf(1_000_000)).toBeGreaterThan(wanted);
          if (found !== null && amount < max) {
            expect(monthlyOf(Math.min(amount + 1_000, max))).toBeGreaterThan(wanted);
          }
        },
      ),
    );
  });
});
