import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';

describe('truncated text', () => {
  it.each([
    ['factura', 4, 'fact'],
    ['𝗙𝗮𝗰', 3, '𝗙'],
    ['a👨‍👩‍👧b', 5, 'a'],
    ['año', 9, 'año'],
    ['🚗', 1, ''],
  ])('from %s in %d units is %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

  it('is a prefix of the text within the maximum and never ends in half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const cut = cutText(text, max);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});
