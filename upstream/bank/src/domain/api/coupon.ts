import { z } from 'zod';
import { percent } from '../../platform/http/shapes.ts';
import { simulationType } from './simulation.ts';

export const couponsAnswer = z.array(
  z.object({
    id: z.string(),
    description: z.string(),
    mode: simulationType.nullable(),
    tnaDiscount: percent.describe('points off the TNA'),
  }),
);
// CA-38: ownerId is the simulation's uuid or the owner's id
export const validateCouponBody = z.strictObject({ couponId: z.string(), ownerId: z.uuid().optional() });
export const validateCouponAnswer = z.object({
  valid: z.boolean(),
  reason: z.string().nullable(),
  code: z.enum(['NOT_FOUND', 'MODEL_NOT_COVERED']).optional().describe('of the reason'),
});
