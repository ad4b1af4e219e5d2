import { describe, expect, test } from 'vitest';
import { durationsOf, expectedPayment } from './expectedPayment.ts';

const day = (at: number) => new Date(Date.UTC(2026, 8, 1 + at, 15));
/** Creates the history of a proposal that was signed, presented and paid after the given days. */
const paidAfter = ([signed, presented, paid]: readonly [number, number, number]) => ({
  createdAt: day(0),
  dates: {
    'OWNER.address': day(0).toISOString(),
    'OWNER.validateCode': day(1).toISOString(),
    'INSURANCE.sendLoanSummary': day(1).toISOString(),
    'SELLER.confirmData': day(3).toISOString(),
    'BIOMETRIA.createFormalization': day(signed).toISOString(),
    'REGISTRO_PRENDA.presented': day(presented).toISOString(),
    'REGISTRO_PRENDA_INSCRIPTA.closePrendaInscripta': day(paid).toISOString(),
  },
});

const HISTORY = [
  paidAfter([4, 5, 10]),
  paidAfter([4, 5, 12]),
  paidAfter([5, 7, 15]),
  paidAfter([4, 6, 9]),
  paidAfter([4, 5, 40]),
];

describe('the usual durations', () => {
  test('are the medians from the start of each phase to the payment', () => {
    expect(durationsOf(HISTORY)).toEqual({
      OWNER: 12,
      INSURANCE: 11,
      SELLER: 11,
      BIOMETRIA: 9,
      REGISTRO_PRENDA: 8,
      REGISTRO_PRENDA_INSCRIPTA: 7,
    });
  });

  test('are unknown with few paid proposals', () => {
    expect(durationsOf(HISTORY.slice(1))).toEqual({});
    const { createdAt } = paidAfter([4, 5, 10]);
    expect(durationsOf([...HISTORY.slice(1), { createdAt, dates: {} }])).toEqual({});
  });
});

describe('the expected payment', () => {
  const USUAL = { BIOMETRIA: 14, REGISTRO_PRENDA: 6, REGISTRO_PRENDA_INSCRIPTA: 5 };
  /** A Friday. */
  const NOW = new Date('2026-11-27T15:00:00Z');
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);
  type Row = Parameters<typeof expectedPayment>[0];
  const open: Row = {
    flowStatus: 'A',
    phase: 'BIOMETRIA',
    stageSince: NOW,
    revocationHeldSince: null,
    paymentHeldSince: null,
  };
  const expected = (change: Partial<Row>, usual = {}) =>
    expectedPayment({ ...open, ...change }, usual, { now: NOW, closed: new Set() });

  test.each<[string, Partial<Row>, string | null]>([
    ['after the usual duration at the beginning of a phase', {}, '2026-12-11'],
    ['earlier by the days already spent in the phase', { stageSince: daysAgo(4) }, '2026-12-07'],
    ['on a business day', { stageSince: daysAgo(5) }, '2026-12-07'],
    ['never earlier than from the next phase', { stageSince: daysAgo(60) }, '2026-12-03'],
    ['from tomorrow on', { phase: 'REGISTRO_PRENDA_INSCRIPTA', stageSince: daysAgo(60) }, '2026-11-30'],
    ['unknown while documents are sent back', { phase: 'RE_LOAD_DOCUMENTATION' }, null],
    ['unknown once the proposal has ended', { flowStatus: 'C' }, null],
    ['unknown while a revocation is on hold', { revocationHeldSince: NOW }, null],
    ["unknown while the seller's account is checked", { paymentHeldSince: NOW.toISOString() }, null],
  ])('is %s', (_what, change, on) => {
    expect(expected(change, USUAL)).toBe(on);
  });

  test('is unknown without usual durations', () => {
    expect(expected({})).toBeNull();
  });
});
