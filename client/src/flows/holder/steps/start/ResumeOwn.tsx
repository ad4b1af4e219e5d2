import type { ReactNode } from 'react';
import { useOpenProposalsQuery } from '#generated/hooks.ts';
import { isHeld } from '#shared/loan/findProposal/match.ts';
import { Loading } from '#shared/page/Loadable.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { routeOf } from '../../flow/flow.ts';
import { linkSearch } from '../../parts/by-link/linkedProposal.ts';
import { earlierProposal } from '../../parts/open-proposal/openProposal.ts';

/** Address of the last step, whose guard redirects to the due one. */
const dueHref = (proposalId: string) => `${routeOf('end', 'user')}${linkSearch(proposalId)}`;

/**
 * Opens the proposal that a signed-in applicant chose to resume, or the dashboard with their open ones. `children`: the
 * search by document and code, for applicants without one.
 */
export const ResumeOwn = ({ children }: { children: ReactNode }) => {
  const { data, error } = useOpenProposalsQuery({ fetchPolicy: 'network-only', context: { quiet: true } });
  const earlier = earlierProposal();
  if (earlier?.wish === 'resume' && isHeld(earlier.match)) {
    return <Redirect to={dueHref(earlier.match.id)} />;
  }
  if (data === undefined) return error === undefined ? <Loading /> : children;
  if (earlier?.wish === 'resume' || !data.proposals?.nodes.length) return children;
  return <Redirect to={DASHBOARD_PATH} />;
};
