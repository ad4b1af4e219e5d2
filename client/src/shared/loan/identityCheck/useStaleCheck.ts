import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useIdentityWork } from './IdentityWork.ts';

/** Codes that mean the proposal was cancelled, is at another step, or is no longer accessible to this browser. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/**
 * Returns an `onProblem` handler that refetches the flow if the page is outdated, and leaves the message to the page.
 */
export function useStaleCheck(): (problem: ServerProblem) => boolean {
  const { refresh } = useIdentityWork();
  return ({ code }) => {
    if (STALE.has(code)) void refresh().catch(() => undefined);
    return false;
  };
}
