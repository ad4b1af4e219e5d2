import * as z from 'zod/mini';
import { FORM_MESSAGES } from './messages.ts';
import { typedText } from '../typedText.ts';
import { crossFieldRule, choice } from './schema.ts';

const TEXT = FORM_MESSAGES.preference;

/** The preferences of a quote; a seller with several points of sale chooses one. */
export const preferenceForm = ({ asksPointOfSale }: { asksPointOfSale: boolean }) =>
  z
    .object({
      occupationId: choice(z.string(), TEXT.occupation),
      pointOfSaleCode: asksPointOfSale ? choice(z.string(), TEXT.pointOfSale) : z.nullable(z.string()),
      agreementId: choice(z.string(), TEXT.agreement),
      /** Typed text that matches no point of sale. */
      pointOfSaleText: z.string(),
      couponId: z.nullable(z.string()),
      kind: choice(z.enum(['PER_MODEL', 'PER_VALUE']), TEXT.kind),
    })
    .check(
      crossFieldRule<{ pointOfSaleCode: string | null; pointOfSaleText: string }>(
        'pointOfSaleCode',
        ({ pointOfSaleCode, pointOfSaleText }) =>
          pointOfSaleCode === null && typedText(pointOfSaleText) !== '' ? TEXT.pointOfSaleUnlisted : null,
      ),
    );
