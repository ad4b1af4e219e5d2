import {
  fieldOfDocument,
  isMissing,
  validateDocuments,
  type RequiredDocument,
  type UnsortedFile,
} from '#shared/files/documents/documents.ts';
import type { QueuedFile } from '#shared/files/uploads/queuedFiles.ts';
import type { FieldMessages } from '#shared/forms/userErrors.ts';

type Progress = {
  documents: readonly RequiredDocument[];
  queued: readonly QueuedFile[];
  sorting: { unsorted: readonly UnsortedFile[] };
};

/**
 * Returns why the user cannot submit yet: an upload failed, or there are no files (`missing`, at the first document).
 * Documents may be submitted in several batches.
 */
export function correctionProblems(
  { documents, queued, sorting }: Progress,
  missing: (first: RequiredDocument) => string,
): FieldMessages {
  const anyOfThem = documents.map((document) => ({ ...document, isMandatory: false }));
  const faults = validateDocuments(anyOfThem, queued, sorting.unsorted);
  const [first] = documents;
  const isEmpty = first !== undefined && documents.every((document) => isMissing(document, queued));
  return Object.keys(faults).length > 0 || !isEmpty
    ? faults
    : { [fieldOfDocument(first.type)]: missing(first) };
}
