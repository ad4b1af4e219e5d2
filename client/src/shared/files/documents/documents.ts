import type { UploadItem } from '@prendarios/design-system/fields/UploadRow';
import type { DocumentParty, DocumentViewFragment } from '#generated/graphql.ts';
import type { FieldMessages } from '#shared/forms/userErrors.ts';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import type { Preview, QueuedFile } from '../uploads/queuedFiles.ts';
import { DOCUMENT_TEXTS as TEXT } from './texts.ts';

export type RequiredDocument = DocumentViewFragment;

/** A file without a document yet, or one that is being moved from its document. */
export type UnsortedFile = {
  id: string;
  name: string;
  thumbnail?: string;
  /** Omitted for an attached file. */
  file?: File;
  /** The document that it is attached to until moved. */
  from?: RequiredDocument;
};

/** Returns the id of a document's field, which the error summary links to. */
export function fieldOfDocument(type: string): string {
  return `document-${type}`;
}

/** Id of the field for files of all documents. */
export const ALL_FILES = 'files';

/** Returns the field of a problem with a document. */
export const documentFieldOf = ({ path: [field] }: { path: readonly string[] }): string | null =>
  field?.startsWith('document-') ? field : null;

/**
 * Returns the documents of these parties, in their order. A document that was sent back has no files: the bank keeps the
 * rejected ones, but accepts only new ones.
 */
export function documentsOf(
  documents: readonly RequiredDocument[],
  ...parties: DocumentParty[]
): RequiredDocument[] {
  return parties
    .flatMap((party) => documents.filter((document) => document.party === party))
    .map((document) => (document.status === 'SENT_BACK' ? { ...document, files: [] } : document));
}

/** Returns the files of a document: attached ones, then queued ones. */
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

/** Whether a document has no file and none pending. */
export function isMissing(document: RequiredDocument, queued: readonly QueuedFile[]): boolean {
  if (document.files.length > 0 && document.status !== 'SENT_BACK') return false;
  // Pending or doubtful files count, because 'Continuar' waits for them (`finish`).
  return !queued.some(
    ({ documentType, status }) =>
      documentType === document.type && status !== 'cancelled' && status !== 'failed',
  );
}

function problemOf(document: RequiredDocument, queued: readonly QueuedFile[]): string | null {
  const own = queued.filter(({ documentType }) => documentType === document.type);
  if (own.some(({ status, isFinal }) => status === 'failed' && !isFinal)) return UPLOAD_TEXTS.unfinished;
  return document.isMandatory && isMissing(document, queued) ? TEXT.missing(document.label) : null;
}

/** Returns a message for each document that blocks the next step, in page order. */
export function validateDocuments(
  documents: readonly RequiredDocument[],
  queued: readonly QueuedFile[],
  unsorted: readonly UnsortedFile[] = [],
): FieldMessages {
  const isWaiting = unsorted.some(({ file }) => file !== undefined);
  return Object.fromEntries([
    ...(isWaiting ? [[ALL_FILES, TEXT.unsorted.fault]] : []),
    ...documents.flatMap((document) => {
      const problem = problemOf(document, queued);
      return problem === null ? [] : [[fieldOfDocument(document.type), problem]];
    }),
  ]);
}
