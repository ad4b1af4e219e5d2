import { describe, expect, it } from 'vitest';
import { formatWhole } from './amountText.ts';

describe('formatWhole', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [20_000_000, '20.000.000'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatWhole(amount)).toBe(text);
  });
});
