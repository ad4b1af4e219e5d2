import { describe, expect, test } from 'vitest';
import { filterInput } from './filterInput.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

describe('the filters as input of the gateway [RT-38]', () => {
  test('are null without filters [VA-18]', () => {
    expect(filterInput(NO_FILTERS)).toBeNull();
  });

  test.each<[Partial<Filters>, object]>([
    [{ search: 'Álvarez' }, { search: 'Álvarez' }],
    [{ waitsFor: 'SELLER' }, { waitsFor: 'SELLER' }],
    [{ stuckDays: '3' }, { stageOlderThanDays: 4 }],
    [{ pointOfSale: '01010' }, { pointOfSaleCode: '01010' }],
    [
      { phase: 'SELLER', phaseStatus: 'FINALIZED' },
      { phase: 'SELLER', phaseStatus: 'FINALIZED' },
    ],
    [{ status: 'CANCELLED' }, { status: 'CANCELLED' }],
    [{ gender: 'FEMALE' }, { gender: 'FEMALE' }],
    [
      { from: '2026-11-01', to: '2026-11-20' },
      { createdFrom: '2026-11-01', createdUntil: '2026-11-20' },
    ],
    [{ withoutCancelled: true }, { ignoreCancelled: true }],
  ])('%j is sent as %j and nothing else', (filters, input) => {
    expect(filterInput({ ...NO_FILTERS, ...filters })).toEqual(input);
  });
});
