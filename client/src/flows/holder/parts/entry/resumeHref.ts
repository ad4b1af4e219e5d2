import type { ResumeStep } from '../../../../generated/graphql.ts';
import { biometryHref } from '../../../../shared/biometry/biometryHref.ts';
import { DASHBOARD_PATH } from '../../../../shared/session/paths.ts';
import { resumeOf, routeOf, type Audience } from '../../flow.ts';

type Resumed = {
  id: string;
  activePhase?: { name: string } | null;
  resumeStep?: ResumeStep | null;
  userResumeStep?: ResumeStep | null;
};

export function isAtIdentityCheck({ activePhase }: Pick<Resumed, 'activePhase'>): boolean {
  return activePhase?.name === 'BIOMETRIA';
}

/**
 * The address to resume a proposal at: the due step, or the identity check, which is not a step of this flow (SH-13).
 * If there is nothing to do, the detail page for a signed-in user and null for a guest.
 */
export function resumeHref(proposal: Resumed, audience: Audience): string | null {
  const due = resumeOf(proposal, audience);
  const route = due === null ? null : routeOf(due, audience);
  if (route !== null) return route;
  if (isAtIdentityCheck(proposal)) return biometryHref(proposal.id);
  return audience === 'user' ? `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(proposal.id)}` : null;
}
