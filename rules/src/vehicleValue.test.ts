import { expect, test } from 'vitest';
import { valueGap } from './vehicleValue.ts';

test.each([
  [10_000_000, 10_000_000, null],
  [14_000_000, 10_000_000, null],
  [14_000_001, 10_000_000, 'high'],
  [6_000_000, 10_000_000, null],
  [5_999_999, 10_000_000, 'low'],
  [5_000_000, 0, null],
])('[CA-34] compares a value of %d with a price of %d: %s', (value, price, gap) => {
  expect(valueGap(value, price)).toBe(gap);
});
