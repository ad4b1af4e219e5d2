import * as z from 'zod/mini';
import { FORM_MESSAGES } from './messages.ts';
import { choice } from './schema.ts';

const TEXT = FORM_MESSAGES.preference;

/** The preferences of a quote; a seller with several points of sale chooses one. */
export const preferenceForm = ({ asksPointOfSale }: { asksPointOfSale: boolean }) =>
  z.object({
    occupationId: choice(z.string(), TEXT.occupation),
    pointOfSaleCode: asksPointOfSale ? choice(z.string(), TEXT.pointOfSale) : z.nullable(z.string()),
    agreementId: choice(z.string(), TEXT.agreement),
    couponId: z.nullable(z.string()),
    kind: choice(z.enum(['PER_MODEL', 'PER_VALUE']), TEXT.kind),
  });
