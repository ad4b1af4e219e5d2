import { z } from 'zod';
import { isoInstant, percent } from '../../platform/http/shapes.ts';
import { generatedDocumentName } from './documentation.ts';
import { borrower, textVersion } from './person.ts';
import { calculatedValue, scheduleRow } from './simulation.ts';

const contractStatus = z
  .enum(['CREATED', 'APPROVAL_PENDING', 'NOT_CREATED'])
  .describe('CREATED: to be signed; APPROVAL_PENDING: signed by all');

/** Figures that a person compares, with the first two instalments. */
const contractFigures = z.object({
  calculatedValueDTO: calculatedValue,
  installments: z.array(scheduleRow).max(2),
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with the policy; null without one'),
});

// CA-65; CA-64 and CA-67 return the same
export const contractAnswer = z.object({
  status: contractStatus,
  initiated: z.boolean().describe('the contract is made'),
  confirmed: z.boolean().nullable().describe('the last answer given; null before one'),
  reason: z.string().nullable().describe('why it was not confirmed'),
  hash: z.string().nullable().describe('SHA-256 of what is signed'),
  signedAt: isoInstant.nullable().describe('of the last signature; null until all have signed'),
  vivereStatus: z.number().int().describe('status id of the Vivere flow'),
  figuresChanged: z
    .object({ before: contractFigures, now: contractFigures })
    .nullable()
    .optional()
    .describe('the accepted summary against the contract, while they differ and it is not signed'),
  signatures: z
    .array(
      z.object({
        personType: z.enum(['OWNER', 'CO_OWNER']),
        name: z.string(),
        signedAt: isoInstant,
        biometryId: z.string().describe('of the identity check that came before it'),
      }),
    )
    .optional()
    .describe('who signed, in their order; left out by a bank with one signer'),
  pendingSigners: z
    .array(z.enum(['OWNER', 'CO_OWNER']))
    .optional()
    .describe('who has yet to sign; left out by a bank with one signer'),
  signingCode: z.boolean().optional().describe("a signature needs a code sent to the signer's phone"),
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
      documentName: generatedDocumentName.describe('for generate-document'),
      title: z.string(),
      missing: z
        .array(z.string())
        .describe('paths of the missing data, such as vehicle.chassis; empty when it can be read'),
    }),
  ),
  consents: z.array(
    z.object({ kind: z.enum(['TERMS', 'BIOMETRICS']), textVersion: z.string(), at: isoInstant }),
  ),
});
export const initiateBody = z.strictObject({ personType: borrower }).nullish();
// CA-65, CA-66 and the readable text: the borrower on whose behalf the caller reads
export const contractQuery = z.object({ personType: borrower });
export const confirmBody = z.strictObject({
  confirmed: z.boolean(),
  reason: z.string().trim().max(500).optional().describe('why the person does not confirm'),
  acceptedHash: z
    .string()
    .max(64)
    .optional()
    .describe('hash of the contract whose figures were seen and accepted'),
  personType: borrower,
  code: z.string().optional().describe("sent to the signer's phone, for the purpose SIGNATURE"),
});
export const signatureAnswer = z.object({
  signed: z.boolean().describe('by all'),
  signedAt: isoInstant.nullable().describe('of the last signature; null until all have signed'),
  biometryId: z.string().nullable().describe('of the identity check that came before it'),
  hash: z.string().nullable().describe('SHA-256 of what is signed'),
  status: contractStatus,
  vivereStatus: z.number().int().describe('status id of the Vivere flow'),
});

// Not in the specification: the contract's documents as text for the screen
export const readDocument = z.object({
  name: z.enum(['LOAN_SUMMARY', 'FORM_03', 'PLEDGE_CONTRACT_WITH_REGISTRY', 'PLEDGE_ANNEXED']),
  title: z.string(),
  parts: z.array(
    z.object({
      title: z.string().nullable().describe('null for what is before the first heading'),
      summary: z.string().nullable().describe('the same in a plain sentence'),
      texts: z.array(z.string()),
      facts: z.array(z.object({ term: z.string(), value: z.string() })),
      head: z.array(z.string()).describe('of the table; empty without one'),
      rows: z.array(z.array(z.string())),
    }),
  ),
});
export const readingAnswer = z.object({ documents: z.array(readDocument) });
