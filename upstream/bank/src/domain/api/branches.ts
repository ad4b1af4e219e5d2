import { z } from 'zod';
import { agreement } from './simulation.ts';

export const branch = z.object({
  code: z.string(),
  business_name: z.string(),
  kind: z.string().describe('kind, such as MOTOS, which limits the agreements on offer'),
  provinceId: z.number().int(),
  city: z.string(),
  cuit: z
    .string()
    .nullish()
    .describe('CUIT of a dealer, which may be the seller; null for a branch of the bank'),
});
export const branchesAnswer = z.array(branch);

// CA-36: the coupon and agreements of a point of sale, or those that apply everywhere
export const couponQuery = z.object({ pointOfSale: z.string().optional() });
export const branchCouponAnswer = z.object({
  defaultCoupon: z.object({
    pledgeDefaultCouponId: z.string().describe('coupon that applies if none is chosen'),
  }),
  agreements: z.array(agreement),
  indicativeAgreements: z
    .object({
      zeroKm: z.number().int().nullable().describe('null if not offered here'),
      used: z.number().int().nullable().describe('null if not offered here'),
    })
    .describe('ids of the agreements for indicative figures, which need no applicant'),
});
