import { z } from 'zod';
import { percent } from '../../platform/http/shapes.ts';
import { simulationType } from './simulation.ts';

export const couponsAnswer = z.array(
  z.object({
    id: z.string(),
    description: z.string(),
    mode: simulationType.nullable().describe('PER_MODEL: only for certain models'),
    tnaDiscount: percent.describe('percentage points off the TNA'),
  }),
);
// CA-38: ownerId is the simulation's uuid or the owner's id
export const validateCouponBody = z.strictObject({
  couponId: z.string(),
  ownerId: z.uuid().optional().describe('uuid of the simulation, or ownerId of the proposal'),
});
export const validateCouponAnswer = z.object({
  valid: z.boolean(),
  reason: z.string().nullable().describe('why the coupon does not apply, in Spanish; null if it does'),
  code: z.enum(['NOT_FOUND', 'MODEL_NOT_COVERED']).optional().describe('code of the reason'),
});
