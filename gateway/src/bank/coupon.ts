import { z } from 'zod';
import type { BankSession } from './BankSession.ts';
import { percent, simulationType } from './shapes.ts';

const couponsAnswer = z.array(
  z.object({
    id: z.string(),
    description: z.string(),
    mode: simulationType.nullable(),
    tnaDiscount: percent,
  }),
);
export type CouponAnswer = z.infer<typeof couponsAnswer>[number];
const validAnswer = z.object({ valid: z.boolean(), reason: z.string().nullable() });

export class CouponSource {
  readonly #bank: BankSession;

  constructor(bank: BankSession) {
    this.#bank = bank;
  }

  coupons() {
    const path = '/coupon/get_coupons';
    return this.#bank.catalogue({
      name: 'get_coupons',
      kind: 'read',
      method: 'GET',
      path,
      answer: couponsAnswer,
    });
  }

  /** A POST that changes nothing. */
  validate(couponId: string, ownerId?: string) {
    return this.#bank.read({
      name: 'validate_coupon',
      kind: 'read',
      method: 'POST',
      path: '/coupon/validate_coupon',
      behalf: 'user',
      body: ownerId === undefined ? { couponId } : { couponId, ownerId },
      answer: validAnswer,
    });
  }
}
