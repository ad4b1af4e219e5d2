import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstChoice,
  hasOffer,
  limitsOf,
  movedBy,
  nearestTo,
  parseInflation,
  restoredChoice,
  withAmount,
  withMode,
  type OfferView,
} from './quoterState.ts';

const money = (amount: string) => ({ __typename: 'Money' as const, amount });
const mode = (name: 'FIXED' | 'UVA', isAvailable: boolean, max: string, defaultTerm: number) => ({
  __typename: 'ModeOffer' as const,
  mode: name,
  isAvailable,
  minAmount: money('1000000.00'),
  maxAmount: money(max),
  defaultTerm,
  minTerm: 6,
  maxTerm: 60,
});
const offer = (fixed: boolean, uva: boolean): OfferView => ({
  __typename: 'Offer',
  validUntil: null,
  certificatePath: null,
  initialMode: fixed ? 'FIXED' : 'UVA',
  modes: [mode('FIXED', fixed, '25600000.00', 48), mode('UVA', uva, '22400000.00', 36)],
});
const both = offer(true, true);
const nothingWanted = { rateMode: null, amount: null, term: null, dueDay: null };

describe('the quoter', () => {
  test('starts with the fixed rate at its maximum and final instalment [ST-25] [ST-28]', () => {
    expect(firstChoice(both, nothingWanted)).toEqual({
      mode: 'FIXED',
      amount: 25_600_000,
      term: 48,
      dueDay: 10,
    });
  });

  test('starts with UVA if there is no fixed rate [ST-25]', () => {
    expect(firstChoice(offer(false, true), nothingWanted)).toMatchObject({
      mode: 'UVA',
      amount: 22_400_000,
      term: 36,
    });
  });

  test('keeps the amount and term of the quick quote within the limits of the offer', () => {
    expect(firstChoice(both, { ...nothingWanted, amount: 20_000_000, term: 24 })).toMatchObject({
      amount: 20_000_000,
      term: 24,
    });
    expect(firstChoice(both, { ...nothingWanted, amount: 80_000_000, term: 7 })).toMatchObject({
      amount: 25_600_000,
      term: 48,
    });
    expect(firstChoice(both, { ...nothingWanted, amount: 1, term: null }).amount).toBe(1_000_000);
  });

  test('restores the choice after a reload', () => {
    const chosen = { rateMode: 'UVA' as const, amount: 9_000_000, term: 24, dueDay: 28 };
    expect(firstChoice(both, chosen)).toEqual({ mode: 'UVA', amount: 9_000_000, term: 24, dueDay: 28 });
    expect(firstChoice(offer(true, false), chosen)).toMatchObject({ mode: 'FIXED', dueDay: 28 });
    expect(firstChoice(both, { ...chosen, dueDay: 29 }).dueDay).toBe(10);
  });

  test('resets amount and term but not the due day when the mode changes [ST-26]', () => {
    const chosen = { mode: 'FIXED' as const, amount: 5_000_000, term: 12, dueDay: 20 };
    expect(withMode(both, chosen, 'UVA')).toEqual({ mode: 'UVA', amount: 22_400_000, term: 36, dueDay: 20 });
    expect(withMode(both, chosen, 'FIXED')).toBe(chosen);
  });

  test('resets only the term, to the longest one, when the amount changes [ST-27]', () => {
    const chosen = { mode: 'FIXED' as const, amount: 5_000_000, term: 12, dueDay: 20 };
    expect(withAmount(both, chosen, 5_000_000)).toBe(chosen);
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 25_600_000 }).filter((amount) => amount !== chosen.amount),
        fc.constantFrom(12, 24, 48),
        (amount, term) => {
          expect(withAmount(both, { ...chosen, term }, amount)).toEqual({ ...chosen, amount, term: 60 });
        },
      ),
    );
  });

  describe('an amount over the limit', () => {
    const [FIXED, UVA] = ['FIXED', 'UVA'] as const;

    test('is possible with a larger down payment or in the mode that allows it', () => {
      expect(nearestTo(both, FIXED, 26_000_000)).toEqual({
        asked: 26_000_000,
        amount: 25_600_000,
        missing: 400_000,
        other: null,
      });
      expect(nearestTo(both, UVA, 25_000_000)).toMatchObject({ missing: 2_600_000, other: 'FIXED' });
      expect(nearestTo(offer(false, true), UVA, 25_000_000)?.other).toBeNull();
      expect(nearestTo(both, FIXED, 25_600_000)).toBeNull();
    });

    test('produces suggestions that use the limits exactly', () => {
      fc.assert(
        fc.property(fc.constantFrom(FIXED, UVA), fc.integer({ min: 1, max: 90_000_000 }), (chosen, asked) => {
          const found = nearestTo(both, chosen, asked);
          const { max } = limitsOf(both, chosen);
          expect(found === null).toBe(asked <= max);
          if (found === null) return;
          expect(found.amount).toBeLessThanOrEqual(max);
          expect(asked - (found.missing - 1)).toBeGreaterThan(max);
          if (found.other !== null) expect(asked).toBeLessThanOrEqual(limitsOf(both, found.other).max);
        }),
      );
    });
  });

  describe('side effects of a change', () => {
    const chosen = { mode: 'FIXED' as const, amount: 20_000_000, term: 24, dueDay: 10 };

    test('include a new amount and term for another mode, which can be restored if it allows them [ST-26]', () => {
      const after = withMode(both, chosen, 'UVA');
      const moved = movedBy(chosen, after, null);
      expect(moved).toEqual({ by: 'mode', before: chosen });
      expect(moved && restoredChoice(both, after, moved)).toEqual({ ...chosen, mode: 'UVA' });
    });

    test('can be undone by returning to the previous mode if the new one does not allow the amount', () => {
      const dear = { ...chosen, amount: 25_000_000 };
      const after = { ...withMode(both, dear, 'UVA'), dueDay: 20 };
      expect(restoredChoice(both, after, { by: 'mode', before: dear })).toEqual({ ...dear, dueDay: 20 });
    });

    test('are undone when the user switches back to the mode', () => {
      const there = withMode(both, chosen, 'UVA');
      const remembered = { FIXED: chosen };
      const back = withMode(both, there, 'FIXED', remembered);
      expect(back).toEqual(chosen);
      const moved = movedBy(there, back, null, remembered);
      expect(moved?.by).toBe('return');
      expect(moved && restoredChoice(both, back, moved)).toBeNull();
    });

    test('include a new term for another amount, even after the slider has moved again [ST-27]', () => {
      const first = withAmount(both, chosen, 19_000_000);
      const second = withAmount(both, first, 18_000_000);
      const moved = movedBy(first, second, movedBy(chosen, first, null));
      expect(moved).toEqual({ by: 'amount', before: chosen });
      expect(moved && restoredChoice(both, second, moved)).toEqual({ ...chosen, amount: 18_000_000 });
    });

    test('do not exist for another term, which clears the notice, or another day, which keeps it', () => {
      const moved = { by: 'amount' as const, before: chosen };
      expect(movedBy(chosen, { ...chosen, term: 48 }, moved)).toBeNull();
      expect(movedBy(chosen, { ...chosen, dueDay: 1 }, moved)).toBe(moved);
    });

    test('do not exist for another amount if the longest term is already selected', () => {
      const longest = { ...chosen, term: 60 };
      expect(movedBy(longest, withAmount(both, longest, 5_000_000), null)).toBeNull();
    });
  });

  test('has no offer if no mode is available [ST-24]', () => {
    expect(hasOffer(offer(false, false))).toBe(false);
    expect(hasOffer(null)).toBe(false);
    expect(hasOffer(offer(false, true))).toBe(true);
  });

  test.each([
    ['2,5', 2.5],
    ['2 %', 2],
    ['0', 0],
    ['30', 30],
    ['30,5', null],
    ['-1', null],
    ['', null],
    ['dos', null],
  ])('parses an inflation of %j as %j', (text, inflation) => {
    expect(parseInflation(text)).toBe(inflation);
  });
});
