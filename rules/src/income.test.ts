import { expect, it } from 'vitest';
import { incomeDoubt } from './income.ts';

it.each([
  ['$ 1.500', '¿Son $\u00a01.500 por mes? Si está bien, continuá igual.'],
  ['99.999', '¿Son $\u00a099.999 por mes? Si está bien, continuá igual.'],
  ['150.000.000', '¿Son $\u00a0150.000.000 por mes? Si está bien, continuá igual.'],
  ['100.000', null],
  ['1.500.000', null],
  ['', null],
  ['mucho', null],
])('asks about an income of %j: %j', (typed, doubt) => {
  expect(incomeDoubt(typed)).toBe(doubt);
});
