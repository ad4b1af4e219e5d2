import { expect, test } from 'vitest';
import { AMOUNT_MAX } from './constants.ts';
import { maxAmount } from './loanToValue.ts';

test.each([
  [20_000_000, 80, 16_000_000],
  [1_250_001, 70, 875_000],
  [0, 80, 0],
  [999_999_999, 100, AMOUNT_MAX],
])('lends on a vehicle of %i pesos, at a ratio of %i %%, at most %i', (value, ltv, most) => {
  expect(maxAmount(value, ltv)).toBe(most);
});
