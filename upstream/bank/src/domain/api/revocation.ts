import { z } from 'zod';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';

export const revocationBody = z.strictObject({
  document: z.string().describe('number of the DNI, digits only'),
  gender: genderCode,
  proposalNumber: z.number().int().positive().max(2_147_483_647).optional(),
  contact: z.string().max(254).describe('where the answer goes: a mail address, or a phone'),
});
export const revocationAnswer = z.object({
  number: z.string().describe('of the receipt'),
  requestedAt: isoInstant,
  confirmable: z
    .literal(true)
    .optional()
    .describe('a code to the stored phone confirms the request; the same whether or not one was sent'),
});
export const confirmRevocationBody = z.strictObject({
  number: z.string().max(40).describe('of the receipt'),
  code: z.string().describe('sent to the stored phone'),
});
export const confirmRevocationAnswer = z.object({ confirmed: z.literal(true) });

/** Revocation in the responses of a proposal and of a co-ownership. */
export const revocationState = z
  .object({
    until: isoDate
      .nullable()
      .describe(
        'last day to revoke, before the payment the earliest it can be; null before the contract is signed',
      ),
    paidOn: isoDate
      .nullable()
      .optional()
      .describe('day of the payment, from which the days count if it is after the signature; null before it'),
    businessDaysLeft: z.number().int().describe('with today; 0 once the last day is over'),
    request: z
      .object({
        number: z.string().describe('of the receipt'),
        at: isoInstant,
        confirmed: z
          .boolean()
          .optional()
          .describe('by a code to the stored phone; until then anybody may have asked'),
        by: z
          .enum(['OWNER', 'CO_OWNER'])
          .nullish()
          .describe('the borrower who asked, or in whose name somebody did; null for a former co-owner'),
        onHold: z
          .boolean()
          .optional()
          .describe("the bank's people have not resolved it; signatures, pledge and payment wait for that"),
      })
      .nullable(),
  })
  .describe('of a signed contract or a requested revocation; left out by a bank that does not count it');
