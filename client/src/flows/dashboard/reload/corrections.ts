import type { FieldMessages } from '../../../shared/forms/userErrors.ts';
import { unfinishedProblem, type StagedUploads } from '../files/useStagedUploads.ts';
import type { ObservedDocument } from '../proposal/facts.ts';
import { RELOAD_TEXTS as TEXT } from './texts.ts';

/** The field of a document; error summaries link to it. */
export function fieldOfDocument(type: string): string {
  return `document-${type}`;
}

type Uploads = Pick<StagedUploads, 'staged' | 'queued'>;

/** What is ready to be handed in, in the bank's words. */
export function readyFiles(documents: readonly ObservedDocument[], { staged }: Uploads) {
  return documents.flatMap(({ type }) => {
    const fileIds = (staged[type] ?? []).map(({ id }) => id);
    return fileIds.length === 0 ? [] : [{ type, fileIds }];
  });
}

/**
 * What keeps the person from sending: files that are not through yet, or nothing at all. Some of the documents may go
 * ahead of the others: each one counts by itself.
 */
export function correctionProblems(documents: readonly ObservedDocument[], uploads: Uploads): FieldMessages {
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
