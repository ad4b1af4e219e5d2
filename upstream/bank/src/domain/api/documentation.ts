import { z } from 'zod';

export const documentParty = z
  .enum(['HOLDER', 'CO_HOLDER', 'SELLER', 'VEHICLE'])
  .describe('subject of the document; HOLDER: the owner; CO_HOLDER: the co-owner');
const documentStatus = z
  .enum(['PENDING', 'UPLOADED', 'OBSERVED'])
  .describe('OBSERVED: sent back and to be replaced');

const documentFile = z.object({
  documentId: z.uuid(),
  name: z.string(),
  size: z.number().int().describe('size in bytes'),
  contentType: z.string(),
});

/** A document that the proposal requires (docs/domain.md#documents), with its files. */
const requiredDocument = z.object({
  type: z.string().describe('type, such as DNI_FRONT or VEHICLE_TITLE'),
  label: z.string(),
  party: documentParty,
  mandatory: z.boolean(),
  status: documentStatus,
  observation: z.string().nullable().describe('why the document was sent back, in Spanish; null otherwise'),
  files: z.array(documentFile),
});

// CA-52: multipart/form-data with one part named `file`; the header x-proposal-id names the proposal
export const preUploadAnswer = z.object({
  fileId: z.uuid().describe('id for upload and re-upload'),
  name: z.string(),
  size: z.number().int().describe('size in bytes'),
  contentType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
});
// CA-53: attaches pre-uploaded files to documents; replaces the files of a type
export const uploadBody = z.strictObject({
  data: z.array(z.strictObject({ type: z.string(), fileIds: z.array(z.uuid()) })).min(1),
  isSeller: z.boolean().describe("whether the vehicle's seller uploads the files"),
});
// CA-54: declares the upload complete; 409 CONTRACT_DATA_MISSING with the missing contract data in `fields`, 409
// DOCUMENTS_MISSING with the missing types in `fields`, 409 SELLER_NOT_VALIDATED
export const uploadProposalBody = z.strictObject({});
// CA-55: replaces documents that were sent back, in RE_LOAD_DOCUMENTATION; 400 for other documents
export const reUploadBody = z.strictObject({
  data: z.array(z.strictObject({ type: z.string(), fileIds: z.array(z.uuid()).min(1) })).min(1),
});
// CA-57: one of the listed names, else 400; 409 DOCUMENT_NOT_READY
export const generatedDocumentName = z.enum([
  'LOAN_SUMMARY',
  'FORM_03',
  'PLEDGE_CONTRACT_WITH_REGISTRY',
  'PLEDGE_ANNEXED',
]);
export const generateDocumentQuery = z.object({ documentName: generatedDocumentName });
export const documentsAnswer = z.array(requiredDocument);
export const documentQuery = z.object({
  documentId: z.uuid(),
  size: z.literal('small').optional().describe('small: a thumbnail of a photo; a PDF is not reduced'),
});
