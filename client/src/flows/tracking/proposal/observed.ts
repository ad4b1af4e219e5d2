import type { Tracked } from './facts.ts';

export type ObservedDocument = Tracked['documents'][number];

/** RT-41: only what an analyst observed is uploaded again. */
export function observedDocuments(documents: readonly ObservedDocument[]): ObservedDocument[] {
  return documents.filter(({ status }) => status === 'SENT_BACK');
}
