import type { Sent } from '#shared/forms/useSubmission.ts';
import { areStepsDone, type PhaseView } from '../../flow/phases.ts';

/** ST-30: value after a rollback of the optimistic confirmation. */
export const NOT_CONFIRMED = false;

export function isConfirmed(phases: readonly PhaseView[]): boolean {
  return areStepsDone(phases, 'SELLER', 'CONFIRMATION');
}

/**
 * ST-17: shows the proposal as confirmed while the confirmation is sent, and rolls back after a refusal or failure.
 * Returns the refusal; rethrows the failure.
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
