import type { ReminderParty } from '#generated/graphql.ts';

/** `early`: reminded too recently; `failed`: may be retried. `text`: where it went, or why it was not sent. */
export type Outcome = Readonly<{
  kind: 'sent' | 'early' | 'refused' | 'failed';
  text: string;
  /** Who received it. */
  party?: ReminderParty;
  /** Whether the next reminders would also fail. */
  endsAll?: boolean;
}>;
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Sends reminders one after another until an outcome ends all of them or `isStopped` returns true. */
export async function remindEach(
  ids: readonly string[],
  remind: (id: string) => Promise<Outcome>,
  { onOutcome, isStopped }: { onOutcome: (id: string, outcome: Outcome) => void; isStopped: () => boolean },
): Promise<void> {
  for (const id of ids) {
    if (isStopped()) return;
    const outcome = await remind(id);
    onOutcome(id, outcome);
    if (outcome.endsAll) return;
  }
}

/** Returns the proposals whose reminder was not sent and may be retried. */
export const failedIds = (ids: readonly string[], outcomes: Outcomes): string[] =>
  ids.filter((id) => (outcomes.get(id)?.kind ?? 'failed') === 'failed');

/** Counts the outcomes; proposals that were not reached count as failed. */
export function countOutcomes(ids: readonly string[], outcomes: Outcomes): Record<Outcome['kind'], number> {
  const counts = { sent: 0, early: 0, refused: 0, failed: 0 };
  for (const id of ids) counts[outcomes.get(id)?.kind ?? 'failed'] += 1;
  return counts;
}
