import type { ServerProblem } from '../../shared/forms/userErrors.ts';
import { useBiometryFlow } from './BiometryContext.ts';

/** The proposal was cancelled, went on, or is another browser's now: reading it again shows the page that is due. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/** Takes over the problems that mean that what is shown is out of date. */
export function useStaleProposal(): (problem: ServerProblem) => boolean {
  const { refresh } = useBiometryFlow();
  return ({ code }) => {
    if (!STALE.has(code)) return false;
    // Not taken over where it could not be read: the message stands.
    void refresh().catch(() => undefined);
    return false;
  };
}
