import { nameCase } from '@prendarios/rules/displayCase';
import type { ProposalRowFragment } from '#generated/graphql.ts';

type Item = Pick<ProposalRowFragment, 'assignee'>;

/** Returns how many proposals each colleague follows up, most first; null stands for colleagues without a name. */
export function colleaguesOf(items: readonly Item[]): (readonly [name: string | null, count: number])[] {
  const counts = new Map<string | null, number>();
  for (const { assignee } of items) {
    if (assignee === null || assignee.isViewer) continue;
    const name = assignee.name === null ? null : nameCase(assignee.name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
