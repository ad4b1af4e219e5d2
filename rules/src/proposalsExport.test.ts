import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import { EXPORT_CAPPED_NOTE, EXPORT_LIMIT } from './proposalsExport.ts';

test('the note of a file that leaves proposals out says how many it holds', () => {
  expect(EXPORT_CAPPED_NOTE).toContain(`el máximo de ${formatNumber(EXPORT_LIMIT)} propuestas`);
});
