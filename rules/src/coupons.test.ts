import { expect, test } from 'vitest';
import { bestCoupon } from './coupons.ts';

const coupon = (id: string, scope: string | null, rateDiscount: string) => ({ id, scope, rateDiscount });

test.each([
  ['the highest discount', [coupon('A', 'ANY_QUOTE', '1.50'), coupon('B', null, '10.00')], 'B'],
  [
    'never one limited to certain models',
    [coupon('A', 'ANY_QUOTE', '1.50'), coupon('B', 'CERTAIN_MODELS', '3.00')],
    'A',
  ],
  ['null without a discount', [coupon('COUPON_DEFAULT', null, '0.00')], null],
  ['null for an empty list', [], null],
  ['null while there is no list', null, null],
])('the best coupon is %s', (_title, coupons, expected) => {
  expect(bestCoupon(coupons)).toBe(expected);
});
