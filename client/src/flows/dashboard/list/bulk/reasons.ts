import type { ProposalRowFragment } from '#generated/graphql.ts';
import { mayBeReminded } from '../../proposal/mayBeReminded.ts';
import { BULK_TEXTS as TEXT } from './texts.ts';

/** Proposals of the page that wait for the same thing. */
type Reason = Readonly<{ label: string; ids: readonly string[] }>;

type Item = Pick<ProposalRowFragment, 'id' | 'waitsFor' | 'sentBackDocuments' | 'stage'>;

/** The documents that were sent back, or else the stage. */
const labelsOf = ({ sentBackDocuments, stage }: Item): string[] =>
  sentBackDocuments.length === 0 ? [stage] : sentBackDocuments.map(({ label }) => TEXT.sentBack(label));

/** The reasons that several proposals of the page share, most frequent first; only where somebody may be reminded. */
export function sharedReasons(items: readonly Item[]): Reason[] {
  const found = new Map<string, string[]>();
  for (const item of items) {
    if (item.id === null || !mayBeReminded(item)) continue;
    for (const label of new Set(labelsOf(item))) found.set(label, [...(found.get(label) ?? []), item.id]);
  }
  return [...found]
    .map(([label, ids]) => ({ label, ids }))
    .filter(({ ids }) => ids.length > 1)
    .toSorted((one, other) => other.ids.length - one.ids.length);
}
