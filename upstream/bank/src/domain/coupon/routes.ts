import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { couponsAnswer, validateCouponAnswer, validateCouponBody } from '../api/coupon.ts';
import { couponsOffered, validateCoupon } from './service.ts';

export function couponRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/coupon/get_coupons',
    {
      schema: {
        operationId: 'getCoupons',
        summary: 'List coupons',
        tags: ['coupon'],
        description: 'CA-37: returns the coupons.',
        response: responseSchemas(couponsAnswer),
      },
    },
    async () => couponsOffered(bank.catalogues),
  );
  app.post(
    '/coupon/validate_coupon',
    {
      schema: {
        operationId: 'validateCoupon',
        summary: 'Check a coupon for a simulation',
        tags: ['coupon'],
        description:
          'CA-38: returns whether a coupon exists and applies to the vehicle of a simulation or an owner.',
        body: validateCouponBody,
        response: responseSchemas(validateCouponAnswer),
      },
    },
    async (request) => validateCoupon(bank, request.body.couponId, request.body.ownerId),
  );
}
