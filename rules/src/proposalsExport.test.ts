import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import { EXPORT_CAPPED_NOTE, EXPORT_LIMIT } from './proposalsExport.ts';

test('says in a truncated file how many proposals it contains', () => {
  expect(EXPORT_CAPPED_NOTE).toContain(`el máximo de ${formatNumber(EXPORT_LIMIT)} propuestas`);
});
