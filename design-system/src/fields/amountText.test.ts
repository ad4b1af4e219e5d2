import { describe, expect, it } from 'vitest';
import { formatWhole, parseWhole } from './amountText.ts';

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

describe('parseWhole', () => {
  it.each([
    ['20000000', 20_000_000],
    ['20.000.000', 20_000_000],
    ['$ 20.000.000', 20_000_000],
    ['20,000,000', 20_000_000],
    ['20 000 000', 20_000_000],
    ['20.000.000,50', 20_000_000],
    ['1.000', 1000],
    ['1234.5', 1234],
  ])('reads %s', (text, amount) => {
    expect(parseWhole(text)).toBe(amount);
  });

  it.each(['', '   ', 'veinte', '12a', '-5', '1e6', '$'])('refuses "%s"', (text) => {
    expect(parseWhole(text)).toBeNull();
  });
});
