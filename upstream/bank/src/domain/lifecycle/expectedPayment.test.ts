import { describe, expect, test } from 'vitest';
import { durationsOf } from './expectedPayment.ts';

const day = (at: number) => new Date(Date.UTC(2026, 8, 1 + at, 15));
/** A proposal of `start` that was signed, presented and paid after so many days. */
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
  test('are the medians from the beginning of each phase to the payment', () => {
    expect(durationsOf(HISTORY)).toEqual({
      OWNER: 12,
      INSURANCE: 11,
      SELLER: 11,
      BIOMETRIA: 9,
      REGISTRO_PRENDA: 8,
      REGISTRO_PRENDA_INSCRIPTA: 7,
    });
  });

  test('say nothing with few paid proposals', () => {
    expect(durationsOf(HISTORY.slice(1))).toEqual({});
    const { createdAt } = paidAfter([4, 5, 10]);
    expect(durationsOf([...HISTORY.slice(1), { createdAt, dates: {} }])).toEqual({});
  });
});
