import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useIdentityWork } from './IdentityWork.ts';

/** The proposal was cancelled, has moved on, or is no longer accessible to this browser. */
const STALE = new Set(['STEP_NOT_ALLOWED', 'PROPOSAL_NOT_FOUND']);

/** An `onProblem` handler: reads the flow again if the page is out of date, and leaves the message to the page. */
export function useStaleCheck(): (problem: ServerProblem) => boolean {
  const { refresh } = useIdentityWork();
  return ({ code }) => {
    if (STALE.has(code)) void refresh().catch(() => undefined);
    return false;
  };
}
