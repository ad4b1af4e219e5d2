import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, scenariosOf, startRatio } from './comparison.ts';

const amounts = (length: number) =>
  fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: length, maxLength: length });
const loans = fc.integer({ min: 1, max: 60 }).chain((length) => fc.tuple(amounts(length), amounts(length)));
const inflations = fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100);

describe('a loan compared in both modes', () => {
  test('has UVA instalments raised and fixed ones devalued by inflation', () => {
    const { fixed, uva, fixedToday, uvaToday } = compare([110, 121], [50, 50], 10);
    expect(uva.map(Math.round)).toEqual([55, 61]);
    expect(fixed).toEqual([110, 121]);
    expect(fixedToday).toBeCloseTo(200, 6);
    expect(uvaToday).toBe(100);
  });

  test.each([
    ['from the third one on', [100, 100, 100, 100], [90, 90, 90, 90], 5, 2],
    ['never', [100, 100], [50, 50], 1, null],
    ['from the first one on', [100, 100], [101, 101], 0, 0],
    ['not only because of the first one, which has extra days', [100, 100, 100], [150, 50, 50], 0, null],
  ])('costs more each month in UVA %s', (_when, fixed, uva, inflation, crossing) => {
    expect(compare(fixed, uva, inflation).crossing).toBe(crossing);
  });

  test('has UVA instalments above the fixed one from the crossover on, but not before', () => {
    fc.assert(
      fc.property(loans, inflations, ([first, second], inflation) => {
        const { fixed, uva, crossing } = compare(first, second, inflation);
        const above = uva.map((value, at) => value > (fixed[at] ?? 0));
        const from = crossing ?? uva.length;
        expect(above.slice(from).every(Boolean)).toBe(true);
        expect(from === 0 || above[from - 1] === false).toBe(true);
      }),
    );
  });

  test('has constant values without inflation', () => {
    fc.assert(
      fc.property(loans, ([fixed, uva]) => {
        const compared = compare(fixed, uva, 0);
        expect(compared.uva).toEqual(uva);
        expect(compared.fixedToday).toBe(fixed.reduce((total, value) => total + value, 0));
      }),
    );
  });

  test('never gets dearer at the fixed rate or cheaper in UVA with more inflation', () => {
    fc.assert(
      fc.property(loans, inflations, inflations, ([fixed, uva], one, other) => {
        const low = compare(fixed, uva, Math.min(one, other));
        const high = compare(fixed, uva, Math.max(one, other));
        expect(high.fixedToday).toBeLessThanOrEqual(low.fixedToday);
        expect(high.uvaToday).toBe(low.uvaToday);
        expect(high.crossing ?? uva.length).toBeLessThanOrEqual(low.crossing ?? uva.length);
      }),
    );
  });

  test('is compared by the second instalment at the start', () => {
    expect(startRatio(compare([900, 100], [900, 50], 0))).toBe(0.5);
    expect(startRatio(compare([100], [80], 0))).toBe(0.8);
  });
});

test.each([
  [2, 1.8, 2.8],
  [1, 1.8, 2.5],
  [2, null, 2.8],
  [0, null, 0],
])('with %d assumed and %s last year, the stress scenario is %d', (mine, past, stress) => {
  expect(scenariosOf(mine, past)).toEqual({ mine, past, stress });
});
