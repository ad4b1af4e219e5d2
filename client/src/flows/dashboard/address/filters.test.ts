import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Filters,
  countOf,
  countWithoutTools,
  filterInput,
  NO_FILTERS,
  readFilters,
  readSearch,
  statusFilter,
  withoutFilter,
  withoutOptional,
  withoutPrivate,
  writeFilters,
} from './filters.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const or = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

export const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    search: or(
      fc.constantFrom('104882', '30111222', '20301112220', 'María de los Ángeles', "D'Elía", 'Núñez Ltda.'),
    ),
    waitsFor: or(fc.constantFrom('OWNER', 'SELLER', 'BANK', 'REGISTRY')),
    late: or(fc.constant(true as const)),
    pointOfSale: or(fc.constantFrom('01010', '01022', 'A-1_b')),
    phase: or(fc.constantFrom('OWNER', 'SELLER', 'CONCIERGE', 'DOCUMENTS_SENT_BACK' as const)),
    phaseStatus: or(fc.constantFrom('PENDING', 'ACTIVE', 'FINALIZED')),
    status: or(fc.constantFrom('OPEN', 'CLOSED', 'CANCELLED', 'ALL')),
    gender: or(fc.constantFrom('FEMALE', 'MALE', 'NON_BINARY', 'NOT_APPLICABLE')),
    from: or(day),
    to: or(day),
    withoutCancelled: or(fc.constant(true as const)),
    signedFrom: or(day),
    paymentUntil: or(day),
    paidHere: or(fc.constant(true as const)),
    signedUntil: or(day),
    inscribedFrom: or(day),
    inscribedUntil: or(day),
    sentBackDocument: or(fc.constantFrom('SELLER_CBU', 'DNI_FRONT')),
    sentBackFrom: or(day),
    assignee: or(fc.constantFrom('VIEWER', 'COLLEAGUE', 'NOBODY')),
    colleague: or(fc.constantFrom('laura', '11111111-1111-4111-8111-111111111111')),
    callUntil: or(day),
  })
  .map((filters) => ({
    ...filters,
    to: filters.from !== null && filters.to !== null && filters.to < filters.from ? filters.from : filters.to,
  }));

const addressOf = (filters: Filters) => {
  const { search, hash } = writeFilters(filters);
  return { search: `?${search.toString()}`, hash };
};

describe('list filters in the URL [RT-38]', () => {
  test('round-trip with any values', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(addressOf(filters))).toEqual({ filters, ignored: [] });
      }),
    );
  });

  test('parse arbitrary text without an error and have a normal form', () => {
    const words = fc.constantFrom(
      'buscar',
      'toca',
      'fuera-de-plazo',
      'etapa',
      'estado',
      'desde',
      'hasta',
      'canceladas',
      'x',
    );
    const garbage = fc
      .array(fc.tuple(words, fc.string({ unit: 'binary' })))
      .map((pairs) =>
        new URLSearchParams(pairs.map(([key, text]): [string, string] => [key, text])).toString(),
      );
    fc.assert(
      fc.property(garbage, garbage, (search, hash) => {
        const { filters } = readFilters({ search: `?${search}`, hash: `#${hash}` });
        expect(readFilters(addressOf(filters)).filters).toEqual(filters);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, hash) => {
        expect(() => readFilters({ search, hash })).not.toThrow();
      }),
    );
  });

  test.each([
    ['?etapa=nada', 'phase'],
    ['?fuera-de-plazo=0', 'late'],
    ['?toca=nadie', 'waitsFor'],
    ['?desde=2026-02-30', 'from'],
    ['?canceladas=si', 'withoutCancelled'],
    ['?tiene=si', 'assignee'],
    ['?genero=toString', 'gender'],
    ['?punto=%3Cscript%3E', 'pointOfSale'],
  ] as const)('reject and report the invalid value in %s', (search, key) => {
    expect(readFilters({ search, hash: '' })).toEqual({ filters: NO_FILTERS, ignored: [key] });
  });

  test('ignore an end date before the start date', () => {
    const { filters, ignored } = readFilters({ search: '?desde=2026-11-02&hasta=2026-11-01', hash: '' });
    expect(filters).toEqual({ ...NO_FILTERS, from: '2026-11-02' });
    expect(ignored).toEqual(['to']);
  });

  test.each([
    ['104.882', '104882'],
    [' 20-30111222-0 ', '20301112220'],
    ['  María   Pérez ', 'María Pérez'],
    ['<script>', null],
    ['x'.repeat(61), null],
  ])('parse the search %j as %j', (text, search) => {
    expect(readSearch(text)).toBe(search);
  });

  test('never put the search text in the part of the URL that is sent to a server', () => {
    const { search, hash } = writeFilters({ ...NO_FILTERS, search: '30111222', status: 'OPEN' });
    expect(search.toString()).toBe('estado=abiertas');
    expect(hash).toBe('#buscar=30111222');
    expect(readFilters({ search: '?buscar=30111222', hash: '' }).filters.search).toBeNull();
  });

  test('reject a one-character search but still accept older URLs', () => {
    expect(readFilters({ search: '', hash: '#buscar=a' })).toEqual({
      filters: NO_FILTERS,
      ignored: ['search'],
    });
    const mine = (search: string) => readFilters({ search, hash: '' }).filters.assignee;
    expect(['?mias=si', '?mias=no', '?mias=si&tiene=nadie'].map(mine)).toEqual(['VIEWER', null, 'NOBODY']);
  });

  test('can be removed one by one', () => {
    const filters: Filters = { ...NO_FILTERS, status: 'CANCELLED', withoutCancelled: true, search: '77' };
    expect(countOf(filters)).toBe(3);
    expect(countOf(withoutFilter(withoutFilter(filters, 'status'), 'withoutCancelled'))).toBe(1);
  });
});

describe('filter groups', () => {
  const EVERY: Filters = {
    search: 'Castro',
    waitsFor: 'SELLER',
    late: true,
    pointOfSale: '01010',
    phase: 'OWNER',
    phaseStatus: 'ACTIVE',
    status: 'CANCELLED',
    gender: 'FEMALE',
    from: '2026-11-01',
    to: '2026-11-20',
    withoutCancelled: true,
    signedFrom: '2026-11-26',
    paymentUntil: '2026-12-04',
    paidHere: true,
    signedUntil: '2026-11-27',
    inscribedFrom: '2026-11-28',
    inscribedUntil: '2026-11-29',
    sentBackDocument: 'SELLER_CBU',
    sentBackFrom: '2026-11-30',
    assignee: 'VIEWER',
    colleague: 'laura',
    callUntil: '2026-11-27',
  };

  test('exclude the toolbar’s filters from the sidebar’s count', () => {
    expect([countOf(EVERY), countWithoutTools(EVERY, [])]).toEqual([22, 7]);
    expect(countWithoutTools({ ...NO_FILTERS, search: 'Castro', pointOfSale: '01010' }, [])).toBe(0);
  });

  test('count only filters that the user set', () => {
    const ofStage = { ...NO_FILTERS, phase: 'OWNER', status: 'OPEN' } as const;
    expect([countOf(ofStage), countOf(ofStage, ['status'])]).toEqual([2, 1]);
    expect([countWithoutTools(ofStage, []), countWithoutTools(ofStage, ['status'])]).toEqual([2, 1]);
  });

  test('keep every filter except the private one in a saved view', () => {
    expect(withoutPrivate(EVERY)).toEqual({ ...EVERY, search: null });
  });

  test('reload a lost page with only the filters that every bank supports', () => {
    expect(withoutOptional(EVERY)).toEqual({
      ...NO_FILTERS,
      pointOfSale: '01010',
      phase: 'OWNER',
      phaseStatus: 'ACTIVE',
      status: 'CANCELLED',
      gender: 'FEMALE',
      from: '2026-11-01',
      to: '2026-11-20',
      withoutCancelled: true,
    });
  });
});

describe("the gateway's input for the filters [RT-38]", () => {
  test('is null without filters [VA-18]', () => {
    expect(filterInput(NO_FILTERS, 'APPLICANT')).toBeNull();
  });

  test.each<[Partial<Filters>, object]>([
    [{ search: 'Álvarez' }, { search: 'Álvarez' }],
    [{ waitsFor: 'SELLER' }, { waitsFor: 'SELLER' }],
    [{ late: true }, { isPastTarget: true }],
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
    [{ assignee: 'VIEWER' }, { assignedTo: 'VIEWER' }],
    [{ assignee: 'NOBODY' }, { assignedTo: 'NOBODY' }],
    [{ colleague: 'laura' }, { assigneeId: 'laura' }],
    [
      { paymentUntil: '2026-11-20', paidHere: true },
      { expectedPaymentUntil: '2026-11-20', isPaidToPointOfSale: true },
    ],
    [{ callUntil: '2026-11-20' }, { nextCallUntil: '2026-11-20' }],
    [
      { signedFrom: '2026-11-01', signedUntil: '2026-11-20' },
      { signedFrom: '2026-11-01', signedUntil: '2026-11-20' },
    ],
    [
      { inscribedFrom: '2026-11-01', inscribedUntil: '2026-11-20' },
      { inscribedFrom: '2026-11-01', inscribedUntil: '2026-11-20' },
    ],
    [
      { sentBackDocument: 'SELLER_CBU', sentBackFrom: '2026-11-01' },
      { sentBackDocument: 'SELLER_CBU', sentBackFrom: '2026-11-01' },
    ],
  ])('contains only the filter that is set: %j as %j', (filters, input) => {
    expect(filterInput({ ...NO_FILTERS, ...filters }, 'APPLICANT')).toEqual(input);
  });
});

describe('the default status of a point of sale’s list', () => {
  test.each<[string, Partial<Filters>, object | null]>([
    ['is open without filters', {}, { status: 'OPEN' }],
    ['is open with another filter', { pointOfSale: '01010' }, { status: 'OPEN', pointOfSaleCode: '01010' }],
    ['is any status if the URL says so', { status: 'ALL' }, null],
    ['is any status for a search', { search: 'Castro' }, { search: 'Castro' }],
    ['is any status for a phase', { phase: 'OWNER' }, { phase: 'OWNER' }],
  ])('%s', (_case, filters, input) => {
    expect(filterInput({ ...NO_FILTERS, ...filters }, 'SELLER')).toEqual(input);
  });

  test('is omitted from the URL', () => {
    expect(statusFilter(NO_FILTERS, 'SELLER', 'OPEN')).toBeNull();
    expect(statusFilter(NO_FILTERS, 'SELLER', 'ALL')).toBe('ALL');
    expect(statusFilter({ ...NO_FILTERS, search: 'Castro' }, 'SELLER', 'ALL')).toBeNull();
    expect(statusFilter(NO_FILTERS, 'APPLICANT', 'ALL')).toBeNull();
  });
});
