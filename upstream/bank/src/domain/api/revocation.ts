import { z } from 'zod';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';

export const revocationBody = z.strictObject({
  document: z.string().describe('number of the DNI, digits only'),
  gender: genderCode,
  proposalNumber: z.number().int().positive().max(2_147_483_647).optional(),
  contact: z.string().max(254).describe('where the bank sends the answer: an email address or a phone'),
});
export const revocationAnswer = z.object({
  number: z.string().describe('number of the receipt'),
  requestedAt: isoInstant,
  confirmable: z
    .literal(true)
    .optional()
    .describe(
      'whether a code sent to the stored phone can confirm the request; does not depend on whether one was sent',
    ),
});
export const confirmRevocationBody = z.strictObject({
  number: z.string().max(40).describe('number of the receipt'),
  code: z.string().describe('code sent to the stored phone'),
});
export const confirmRevocationAnswer = z.object({ confirmed: z.literal(true) });

/** Revocation in the responses of a proposal and of a co-ownership. */
export const revocationState = z
  .object({
    until: isoDate
      .nullable()
      .describe(
        'last day to revoke; before the payment, the earliest possible last day; null before the contract is signed',
      ),
    paidOn: isoDate
      .nullable()
      .optional()
      .describe(
        'day of the payment, from which the days count if it is after the signature; null before the payment',
      ),
    businessDaysLeft: z
      .number()
      .int()
      .describe('business days left, including today; 0 once the last day is over'),
    request: z
      .object({
        number: z.string().describe('number of the receipt'),
        at: isoInstant,
        confirmed: z
          .boolean()
          .optional()
          .describe(
            'whether a code sent to the stored phone confirmed the request; until then, anybody may have made it',
          ),
        by: z
          .enum(['OWNER', 'CO_OWNER'])
          .nullish()
          .describe(
            'the borrower who made the request, or in whose name it was made; null for a former co-owner',
          ),
        onHold: z
          .boolean()
          .optional()
          .describe('whether the bank has yet to decide; signatures, pledge and payment wait for that'),
      })
      .nullable(),
  })
  .describe('revocation of a signed contract, or a request; omitted by a bank that does not calculate it');
