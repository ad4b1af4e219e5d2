import { termsBetween } from '@prendarios/rules/installments';
import { expect, test } from 'vitest';
import { comparedTerms } from './terms.ts';

test.each([
  { offered: termsBetween(6, 60), compared: [12, 24, 36, 48, 60] },
  { offered: termsBetween(6, 84), compared: [36, 48, 60, 72, 84] },
  { offered: [36, 24, 12], compared: [12, 24, 36] },
  { offered: [6, 12, 18, 24], compared: [6, 12, 18, 24] },
  { offered: [], compared: [12, 24, 36, 48, 60] },
])('of $offered, compares $compared', ({ offered, compared }) => {
  expect(comparedTerms(offered)).toEqual(compared);
});
