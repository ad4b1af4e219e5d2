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
});
