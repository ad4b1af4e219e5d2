import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponOptions } from './coupons.ts';
import { DUE_DAYS, checkDueDay, isDueDay } from './dueDay.ts';
import { installmentLabel, termOptions, termsBetween } from './installments.ts';
import { pointOfSaleOptions } from './pointOfSale.ts';

describe('option lists', () => {
  it.each([
    [1, '1 cuota'],
    [2, '2 cuotas'],
    [48, '48 cuotas'],
  ])('[VA-17] label a count of %i as %s', (count, label) => {
    expect(installmentLabel(count)).toBe(label);
    expect(termOptions([count])).toEqual([{ value: count, label }]);
  });

  it.each([
    [6, 24, [6, 12, 18, 24]],
    [3, 20, [3, 6, 12, 18, 20]],
    [12, 12, [12]],
    [24, 12, [24]],
  ])('offer the terms from %i to %i', (min, max, expected) =>
    expect(termsBetween(min, max)).toEqual(expected),
  );

  it('[VA-18] sort points of sale by business name and put Todos first', () => {
    const points = ['Zárate', 'Árbol', 'Banco'].map((business_name, at) => ({
      business_name,
      code: String(at),
    }));
    expect(pointOfSaleOptions(points).map((point) => point.business_name)).toEqual([
      'Todos',
      'Árbol',
      'Banco',
      'Zárate',
    ]);
    expect(pointOfSaleOptions(points)[0]?.code).toBe('all');
    expect(pointOfSaleOptions(points.slice(0, 1))).toEqual(points.slice(0, 1));
    expect(pointOfSaleOptions([])).toEqual([]);
  });

  it.each([
    ['an error', null, ['COUPON_DEFAULT']],
    ['an empty list', [], ['COUPON_DEFAULT']],
    ['a list', [{ id: 'CUP-1', description: 'Uno' }], ['COUPON_DEFAULT', 'CUP-1']],
    [
      'a list with its own default',
      [
        { id: 'CUP-1', description: 'Uno' },
        { id: 'COUPON_DEFAULT', description: 'SIN CUPON' },
      ],
      ['COUPON_DEFAULT', 'CUP-1'],
    ],
  ])('[VA-19] start coupons with Sin cupón after %s', (_case, coupons, ids) => {
    const options = couponOptions(coupons);
    expect(options.map(({ id }) => id)).toEqual(ids);
    expect(options[0]?.description).toBe('Sin cupón');
  });

  it.each([
    ['1', null],
    ['28', null],
    [' 05 ', null],
    ['0', 'El día de vencimiento tiene que estar entre 1 y 28.'],
    ['29', 'El día de vencimiento tiene que estar entre 1 y 28.'],
    ['1e1', 'El día de vencimiento tiene que estar entre 1 y 28.'],
    ['+5', 'El día de vencimiento tiene que estar entre 1 y 28.'],
    ['1.5', 'El día de vencimiento tiene que estar entre 1 y 28.'],
    ['', 'Elegí el día de vencimiento.'],
  ])('[VA-11] give due day %j the message %j', (value, expected) =>
    expect(checkDueDay(value)).toBe(expected),
  );

  it('[VA-11] include exactly the valid days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 40 }), (day) => {
        expect(DUE_DAYS.includes(day)).toBe(isDueDay(day));
      }),
    );
    expect(DUE_DAYS).toHaveLength(28);
  });
});
