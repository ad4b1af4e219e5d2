import { z } from 'zod';
import { isoInstant, percent } from '../../platform/http/shapes.ts';
import { generatedDocumentName } from './documentation.ts';
import { borrower, textVersion } from './person.ts';
import { calculatedValue, scheduleRow } from './simulation.ts';

const contractStatus = z
  .enum(['CREATED', 'APPROVAL_PENDING', 'NOT_CREATED'])
  .describe('CREATED: awaits signatures; APPROVAL_PENDING: all have signed');

/** Figures that a person compares, with the first two instalments. */
const contractFigures = z.object({
  calculatedValueDTO: calculatedValue,
  installments: z.array(scheduleRow).max(2),
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with the policy; null without a policy'),
});

// CA-65; CA-64 and CA-67 return the same
export const contractAnswer = z.object({
  status: contractStatus,
  initiated: z.boolean().describe('whether the contract exists'),
  confirmed: z.boolean().nullable().describe('last answer; null before the first'),
  reason: z.string().nullable().describe('why the contract was not confirmed'),
  hash: z.string().nullable().describe('SHA-256 of the signed terms'),
  signedAt: isoInstant.nullable().describe('time of the last signature; null until all have signed'),
  vivereStatus: z.number().int().describe('status id of the Vivere flow'),
  figuresChanged: z
    .object({ before: contractFigures, now: contractFigures })
    .nullable()
    .optional()
    .describe('figures of the accepted summary and of the unsigned contract, if they differ'),
  signatures: z
    .array(
      z.object({
        personType: z.enum(['OWNER', 'CO_OWNER']),
        name: z.string(),
        signedAt: isoInstant,
        biometryId: z.string().describe('id of the preceding identity check'),
      }),
    )
    .optional()
    .describe('signatures in order; omitted by a bank with one signer'),
  pendingSigners: z
    .array(z.enum(['OWNER', 'CO_OWNER']))
    .optional()
    .describe('borrowers who have yet to sign; omitted by a bank with one signer'),
  signingCode: z
    .boolean()
    .optional()
    .describe("whether a signature requires a code sent to the signer's phone"),
});

// CA-63: the documents to read, and the texts accepted before the contract
export const documentationBody = z
  .strictObject({
    consents: z
      .array(z.strictObject({ kind: z.enum(['TERMS', 'BIOMETRICS']), textVersion }))
      .max(10)
      .optional(),
    personType: borrower,
  })
  .nullish();
export const documentationAnswer = z.object({
  documents: z.array(
    z.object({
      documentName: generatedDocumentName.describe('name for generate-document'),
      title: z.string(),
      missing: z
        .array(z.string())
        .describe('paths of the missing data, such as vehicle.chassis; empty if the document is available'),
    }),
  ),
  consents: z.array(
    z.object({ kind: z.enum(['TERMS', 'BIOMETRICS']), textVersion: z.string(), at: isoInstant }),
  ),
});
export const initiateBody = z.strictObject({ personType: borrower }).nullish();
// CA-65, CA-66 and the readable text: the borrower for whom the caller reads
export const contractQuery = z.object({ personType: borrower });
export const confirmBody = z.strictObject({
  confirmed: z.boolean(),
  reason: z.string().trim().max(500).optional().describe('why the person does not confirm'),
  acceptedHash: z
    .string()
    .max(64)
    .optional()
    .describe('hash of the contract whose figures the signer saw and accepted'),
  personType: borrower,
  code: z.string().optional().describe("code sent to the signer's phone with the purpose SIGNATURE"),
});
export const signatureAnswer = z.object({
  signed: z.boolean().describe('whether all have signed'),
  signedAt: isoInstant.nullable().describe('time of the last signature; null until all have signed'),
  biometryId: z.string().nullable().describe('id of the preceding identity check'),
  hash: z.string().nullable().describe('SHA-256 of the signed terms'),
  status: contractStatus,
  vivereStatus: z.number().int().describe('status id of the Vivere flow'),
});

// Not in the specification: the contract's documents as text for the screen
export const readDocument = z.object({
  name: z.enum(['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED']),
  title: z.string(),
  parts: z.array(
    z.object({
      title: z.string().nullable().describe('heading; null for the text before the first one'),
      summary: z.string().nullable().describe('plain-language summary'),
      texts: z.array(z.string()),
      facts: z.array(z.object({ term: z.string(), value: z.string() })),
      head: z.array(z.string()).describe('column labels of the table; empty without a table'),
      rows: z.array(z.array(z.string())),
    }),
  ),
});
export const readingAnswer = z.object({ documents: z.array(readDocument) });
