import type { Sent } from '../../../../shared/forms/useSubmission.ts';
import { areStepsDone, type PhaseView } from '../../phases.ts';

/** ST-30: what an optimistic confirmation falls back to, whatever it was before. */
export const NOT_CONFIRMED = false;

/** The server holds the confirmation. */
export function isConfirmed(phases: readonly PhaseView[]): boolean {
  return areStepsDone(phases, 'SELLER', 'confirmData');
}

/**
 * ST-17: the proposal counts as confirmed as soon as the confirmation is on its way, and no longer when it was
 * refused or got no answer; whoever called then learns why.
 */
export async function confirmOptimistically<Result>(
  set: (confirmed: boolean) => void,
  send: () => Promise<Sent<Result>>,
): Promise<Sent<Result>> {
  set(true);
  try {
    const answer = await send();
    if ('problems' in answer) set(NOT_CONFIRMED);
    return answer;
  } catch (error) {
    set(NOT_CONFIRMED);
    throw error;
  }
}
