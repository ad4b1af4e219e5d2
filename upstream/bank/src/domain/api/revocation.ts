import { z } from 'zod';
import { isoInstant } from '../../platform/http/shapes.ts';
import { genderCode } from './person.ts';

export const revocationBody = z.strictObject({
  document: z.string(),
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
  code: z.string(),
});
export const confirmRevocationAnswer = z.object({ confirmed: z.literal(true) });
