import type { ResumeStep } from '../../../../generated/graphql.ts';
import { biometryHref } from '../../../../shared/biometry/biometryHref.ts';
import { PANEL_PATH } from '../../../../shared/session/paths.ts';
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
 * Where a proposal is gone on with: the step that is due, or the identity check, which no step leads to (SH-13). Where
 * nothing is to be done here, who is signed in reads how it stands; null for a guest.
 */
export function resumeHref(proposal: Resumed, audience: Audience): string | null {
  const due = resumeOf(proposal, audience);
  const route = due === null ? null : routeOf(due, audience);
  if (route !== null) return route;
  if (isAtIdentityCheck(proposal)) return biometryHref(proposal.id);
  return audience === 'user' ? `${PANEL_PATH}/propuesta/${encodeURIComponent(proposal.id)}` : null;
}
