import { z } from 'zod';
import { isoInstant } from '../../platform/http/shapes.ts';
import { borrower, textVersion } from './person.ts';

/**
 * A JPEG or PNG in base64, with or without a browser's `data:` prefix; no response includes it
 * (docs/security.md#biometric-photos).
 */
const photo = z.string().min(1).max(8_000_000).describe('JPEG or PNG in base64, at most 5 MB');
const evidenceName = z.enum(['selfie', 'front', 'back']);

// CA-72; CA-71, CA-73, CA-74, CA-75 and CA-76 return the same
export const biometryAnswer = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']).describe("the verifier's result"),
  bioValidated: z.boolean().describe('set_bio_validated accepted an approved check'),
  evidence: z
    .object({ selfie: z.boolean(), front: z.boolean(), back: z.boolean() })
    .describe('the photos that are stored'),
  problems: z.array(
    z.object({
      evidence: evidenceName,
      problem: z.enum(['NOT_A_PICTURE', 'TOO_SMALL', 'TOO_DARK', 'BLURRED']),
    }),
  ),
  toReview: z
    .array(evidenceName)
    .describe('stored photos that a person looks at: a front whose barcode gave no number'),
  processNumber: z.string().nullable().describe("the provider's number of the check; null before it"),
  vivere: z.boolean().describe('whether the identity was checked in the Vivere flow'),
  verifier: z.string().describe('the name of the verifier'),
  isStandIn: z.boolean().describe('true when no face is compared with a document'),
  imagesDeletedAt: isoInstant.nullable().describe('when their retention time ended'),
});

export const saveSelfieBody = z.strictObject({
  proposalId: z.uuid(),
  image: photo,
  personType: borrower,
});
// CA-75: both sides, or one side again
export const saveIdBody = z.strictObject({
  proposalId: z.uuid(),
  front: photo.optional(),
  back: photo.optional(),
  frontDocument: z
    .string()
    .regex(/^\d{7,8}$/)
    .optional()
    .describe(
      "the DNI number in the front's barcode, read on the person's device; another number than the borrower's is refused, and without one a person looks at the front",
    ),
  personType: borrower,
});
const processNumber = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,50}$/)
  .describe("the provider's number of the check");
export const saveProcessNumberBody = z.strictObject({
  proposalId: z.uuid(),
  processNumber,
  personType: borrower,
});
export const saveDataVivereBody = z.strictObject({
  proposalId: z.uuid(),
  processNumber,
  textVersion: textVersion.optional().describe('of the terms that were accepted'),
});
// CA-71: true is refused with 409 until the verifier approves the stored evidence
export const setBioValidatedBody = z.strictObject({
  proposalId: z.uuid(),
  bioValidated: z.boolean().describe('true only after the verifier approved'),
  personType: borrower,
});
export const biometryQuery = z.object({ personType: borrower });
// CA-77: only the proposal's phone or mail
export const forwardingBody = z
  .strictObject({ channel: z.enum(['SMS', 'EMAIL']).optional(), personType: borrower })
  .nullish();
export const linkAnswer = z.object({
  sent: z.literal(true),
  channel: z.enum(['SMS', 'EMAIL']),
  maskedRecipient: z.string(),
  remainingToday: z.number().int().describe('links that can still be sent today'),
});
