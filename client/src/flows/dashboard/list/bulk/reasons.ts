import type { ProposalRowFragment } from '#generated/graphql.ts';
import { mayBeReminded } from '../../proposal/mayBeReminded.ts';
import { BULK_TEXTS as TEXT } from './texts.ts';

/** Proposals of the page that wait for the same thing. */
type Reason = Readonly<{ label: string; ids: readonly string[] }>;

type Item = Pick<ProposalRowFragment, 'id' | 'waitsFor' | 'sentBackDocuments' | 'displayName'>;

/** Returns the first document that the proposal waits for, whose party gets the reminder, or else the phase. */
export function reasonOf({
  sentBackDocuments: [first],
  displayName,
}: Pick<Item, 'sentBackDocuments' | 'displayName'>) {
  return first === undefined ? displayName : TEXT.sentBack(first.label);
}

/** Returns what the page's remindable proposals wait for, most frequent first. */
export function reasonsOf(items: readonly Item[], barred: ReadonlyMap<string, string>): Reason[] {
  const found = new Map<string, string[]>();
  for (const item of items) {
    if (item.id === null || barred.has(item.id) || !mayBeReminded(item)) continue;
    const label = reasonOf(item);
    found.set(label, [...(found.get(label) ?? []), item.id]);
  }
  return [...found]
    .map(([label, ids]) => ({ label, ids }))
    .toSorted((one, other) => other.ids.length - one.ids.length);
}
