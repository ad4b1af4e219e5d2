import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useBiometryFlow } from './BiometryContext.ts';

/** The proposal was cancelled, has moved on, or is no longer accessible to this browser. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/**
 * An `onProblem` handler: if the page is out of date, it reads the proposal again, which shows the page that is due.
 * Returns false, so that the message is shown until then, and stays if the proposal cannot be read.
 */
export function useStaleProposal(): (problem: ServerProblem) => boolean {
  const { refresh } = useBiometryFlow();
  return ({ code }) => {
    if (STALE.has(code)) void refresh().catch(() => undefined);
    return false;
  };
}
