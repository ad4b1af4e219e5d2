import type { FieldMessages } from '#shared/forms/userErrors.ts';
import { unfinishedProblem, type StagedUploads } from '../files/useStagedUploads.ts';
import type { SentBackDocument } from '../proposal/facts.ts';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

/** The id of a document's field, which the error summary links to. */
export function fieldOfDocument(type: string): string {
  return `document-${type}`;
}

type Uploads = Pick<StagedUploads, 'staged' | 'queued'>;

/** The input, with the documents whose files are uploaded. */
export function readyFiles(documents: readonly SentBackDocument[], { staged }: Uploads) {
  return documents.flatMap(({ type }) => {
    const fileIds = (staged[type] ?? []).map(({ id }) => id);
    return fileIds.length === 0 ? [] : [{ type, fileIds }];
  });
}

/**
 * Why the user cannot submit yet: a file is not uploaded yet, or there is none. Some documents may be submitted before
 * the others.
 */
export function correctionProblems(documents: readonly SentBackDocument[], uploads: Uploads): FieldMessages {
  const unfinished = documents.flatMap(({ type }) => {
    const problem = unfinishedProblem(type, uploads);
    return problem === null ? [] : [[fieldOfDocument(type), problem] as const];
  });
  if (unfinished.length > 0) return Object.fromEntries(unfinished);
  const [first] = documents;
  return first === undefined || readyFiles(documents, uploads).length > 0
    ? {}
    : {
        [fieldOfDocument(first.type)]: documents.length === 1 ? TEXT.missingThis(first.label) : TEXT.missing,
      };
}
