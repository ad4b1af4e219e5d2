import type { UploadItem } from '@prendarios/design-system/fields/UploadRow';
import type { DocumentParty, DocumentViewFragment } from '#generated/graphql.ts';
import type { FieldMessages } from '#shared/forms/userErrors.ts';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import type { Preview, QueuedFile } from '../uploads/queuedFiles.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';

export type RequiredDocument = DocumentViewFragment;

/** The id of a document's field, which the error summary links to. */
export function fieldOfDocument(type: string): string {
  return `document-${type}`;
}

/** The field of a problem with a document. */
export const documentFieldOf = ({ path: [field] }: { path: readonly string[] }): string | null =>
  field?.startsWith('document-') ? field : null;

export function documentsOf(
  documents: readonly RequiredDocument[],
  ...parties: DocumentParty[]
): RequiredDocument[] {
  return parties.flatMap((party) => documents.filter((document) => document.party === party));
}

/** The files shown under a document: those attached, then those in the queue. */
export function uploadItems(
  document: RequiredDocument,
  queued: readonly QueuedFile[],
  problems: Readonly<Record<string, string>>,
  previewOf: (fileId: string) => Preview | undefined = () => undefined,
): UploadItem[] {
  const attached = document.files.map(({ id, name, size }): UploadItem => ({
    id,
    name,
    size,
    status: 'done',
    error: problems[id],
    ...previewOf(id),
  }));
  const onTheirWay = queued.filter(({ documentType }) => documentType === document.type);
  return [...attached, ...onTheirWay];
}

function problemOf(document: RequiredDocument, queued: readonly QueuedFile[]): string | null {
  const own = queued.filter(({ documentType }) => documentType === document.type);
  if (own.some(({ status, isFinal }) => status === 'failed' && !isFinal)) return UPLOAD_TEXTS.unfinished;
  // On its way, or doubtful: pressing 'Continuar' waits for it (`finish`).
  if (own.some(({ status }) => status !== 'cancelled' && status !== 'failed')) return null;
  const isMissing = document.files.length === 0 || document.status === 'SENT_BACK';
  return document.isMandatory && isMissing ? TEXT.missing(document.label) : null;
}

/** One message for each document that prevents the next step, in the order of the page. */
export function validateDocuments(
  documents: readonly RequiredDocument[],
  queued: readonly QueuedFile[],
): FieldMessages {
  return Object.fromEntries(
    documents.flatMap((document) => {
      const problem = problemOf(document, queued);
      return problem === null ? [] : [[fieldOfDocument(document.type), problem]];
    }),
  );
}
