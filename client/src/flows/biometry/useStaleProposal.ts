import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useBiometryFlow } from './BiometryContext.ts';

/** Codes for a proposal that was cancelled, is at another step, or is no longer accessible to this browser. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/**
 * Returns an `onProblem` handler that refetches an outdated proposal, which shows the due page. It returns false, so
 * that the message stays until then, or if the proposal cannot be read.
 */
export function useStaleProposal(): (problem: ServerProblem) => boolean {
  const { refresh } = useBiometryFlow();
  return ({ code }) => {
    if (STALE.has(code)) void refresh().catch(() => undefined);
    return false;
  };
}
