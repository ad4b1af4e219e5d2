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
  bioValidated: z.boolean().describe('whether set_bio_validated accepted an approved check'),
  evidence: z
    .object({ selfie: z.boolean(), front: z.boolean(), back: z.boolean() })
    .describe('stored photos'),
  problems: z.array(
    z.object({
      evidence: evidenceName,
      problem: z.enum(['NOT_A_PICTURE', 'TOO_SMALL', 'TOO_DARK', 'BLURRED']),
    }),
  ),
  toReview: z
    .array(evidenceName)
    .describe('stored photos to review by hand, such as a front whose barcode could not be read'),
  processNumber: z.string().nullable().describe("the provider's number of the check; null before the check"),
  vivere: z.boolean().describe('whether the identity was checked in the Vivere flow'),
  verifier: z.string().describe('name of the verifier'),
  isStandIn: z.boolean().describe('whether the verifier does not compare faces with documents'),
  imagesDeletedAt: isoInstant
    .nullable()
    .describe('when the photos were deleted at the end of their retention'),
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
      "DNI number in the front's barcode, read on the person's device. A number other than the borrower's is refused; without a number, the front is reviewed by hand",
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
  textVersion: textVersion.optional().describe('version of the accepted terms'),
});
// CA-71: true is refused with 409 until the verifier approves the stored evidence
export const setBioValidatedBody = z.strictObject({
  proposalId: z.uuid(),
  bioValidated: z.boolean().describe('true requires the approval of the verifier'),
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
