import type { ResumeStep } from '#generated/graphql.ts';
import { biometryHref } from '#shared/loan/identityCheck/biometryHref.ts';
import { guestReloadHref, statusHref } from '#shared/page/site.ts';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { resumeOf, routeOf, type Audience } from '../../flow/flow.ts';

type Resumed = {
  id: string;
  activePhase?: { name: string } | null;
  resumeStep?: ResumeStep | null;
  userResumeStep?: ResumeStep | null;
};

export function isAtIdentityCheck({ activePhase }: Pick<Resumed, 'activePhase'>): boolean {
  return activePhase?.name === 'IDENTITY_AND_CONTRACT';
}

/** Whether the proposal waits for documents that were sent back. */
export const isSentBack = ({ activePhase }: Pick<Resumed, 'activePhase'>): boolean =>
  activePhase?.name === 'DOCUMENTS_SENT_BACK';

/**
 * Returns the address at which to resume a proposal: the due step, or the identity check, which is not a step of this
 * flow (SH-13). Otherwise signed-in users get the detail page; guests get the documents to upload again, the page about
 * their loan, or null.
 */
export function resumeHref(proposal: Resumed, audience: Audience): string | null {
  const due = resumeOf(proposal, audience);
  const route = due === null ? null : routeOf(due, audience);
  if (route !== null) return route;
  if (isAtIdentityCheck(proposal)) return biometryHref(proposal.id);
  if (audience === 'user') return `${DASHBOARD_PATH}/propuesta/${encodeURIComponent(proposal.id)}`;
  if (isSentBack(proposal)) return guestReloadHref(proposal.id);
  switch (proposal.activePhase?.name) {
    case 'PLEDGE_REGISTRATION':
    case 'PLEDGE_INSCRIPTION':
      return statusHref(proposal.id);
    default:
      return null;
  }
}
