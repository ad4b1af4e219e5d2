/** `early`: reminded already; `failed`: may be tried again. `text`: says where it went, or why not. */
export type Outcome = Readonly<{
  kind: 'sent' | 'early' | 'refused' | 'failed';
  text: string;
  /** The next ones would fail, too. */
  endsAll?: boolean;
}>;
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Reminds one after another until one ends them all, or `isStopped`. */
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

/** Those that were not sent, and that may be tried again. */
export const failedIds = (ids: readonly string[], outcomes: Outcomes): string[] =>
  ids.filter((id) => (outcomes.get(id)?.kind ?? 'failed') === 'failed');

/** How many had each outcome; those that were not reached count as failed. */
export function countOutcomes(ids: readonly string[], outcomes: Outcomes): Record<Outcome['kind'], number> {
  const counts = { sent: 0, early: 0, refused: 0, failed: 0 };
  for (const id of ids) counts[outcomes.get(id)?.kind ?? 'failed'] += 1;
  return counts;
}
