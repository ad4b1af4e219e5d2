import { z } from 'zod';

/** Commands of the demo's back office, outside the bank's contract. */
export const numberParams = z.object({ number: z.coerce.number().int().positive() });
export const commandParams = numberParams.extend({
  command: z.enum([
    'advance',
    'expire',
    'cancel',
    'present',
    'return',
    'inscribe',
    'concierge',
    'contact',
    'appointment',
  ]),
});
/** The hold shown on the page. */
export const releaseBody = z.strictObject({ heldSince: z.iso.datetime() });
export const offerParams = z.object({ document: z.string().regex(/^\d{7,8}$/) });
export const expiredOffer = z.object({ uuid: z.uuid(), validUntil: z.iso.date() });
export const sendBackBody = z.strictObject({
  documents: z
    .array(z.strictObject({ type: z.string(), reason: z.string().trim().min(1).max(500) }))
    .min(1)
    .max(30),
});
export const commandAnswer = z.object({
  proposalNumber: z.number().int(),
  proposalUuid: z.uuid(),
  status: z.enum(['A', 'E', 'X', 'C']),
  phase: z.string().nullable(),
  step: z.string().nullable(),
  heldSince: z.iso.datetime().nullable(),
  revokedSince: z.iso.datetime().nullable(),
});
