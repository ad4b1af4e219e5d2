import { expect, test } from 'vitest';
import { comparedTerms } from './terms.ts';

test.each([
  { offered: [12, 24, 36, 48, 60], compared: [24, 36, 48] },
  { offered: [36, 24, 12], compared: [12, 24, 36] },
  { offered: [6, 12, 18, 24], compared: [12, 18, 24] },
  { offered: [12, 24], compared: [24, 36, 48] },
  { offered: [], compared: [24, 36, 48] },
])('of $offered, $compared are compared', ({ offered, compared }) => {
  expect(comparedTerms(offered)).toEqual(compared);
});
