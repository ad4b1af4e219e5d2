import type { ServerProblem } from '../../shared/forms/userErrors.ts';
import { useBiometryFlow } from './BiometryContext.ts';

/** The proposal was cancelled, went on, or is another browser's now. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/**
 * On a problem that means that what is shown is out of date the proposal is read again, which shows the page that is
 * due. The message stands until then, and stays where it could not be read: the problem is not taken over.
 */
export function useStaleProposal(): (problem: ServerProblem) => boolean {
  const { refresh } = useBiometryFlow();
  return ({ code }) => {
    if (STALE.has(code)) void refresh().catch(() => undefined);
    return false;
  };
}
