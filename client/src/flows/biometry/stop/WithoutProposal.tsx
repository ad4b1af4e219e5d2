import { useLocation } from 'react-router-dom';
import { useOpenProposalsQuery } from '#generated/hooks.ts';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';
import { Redirect } from '#shared/page/Redirect.tsx';
import type { Role } from '#shared/session/sessionStore.ts';
import { proposalToShow } from '../state.ts';
import { FLOW_TEXTS } from '../texts.ts';
import { StopPage } from './StopPage.tsx';

/** Shows applicants without a link their open proposal, or what to do. */
const OwnProposal = () => {
  const { pathname, search } = useLocation();
  const { data, ...query } = useOpenProposalsQuery({ fetchPolicy: 'network-only' });
  if (data === undefined) {
    return <ReadingPage title={FLOW_TEXTS.page} query={query} />;
  }
  const found = proposalToShow(data.proposals?.nodes ?? []);
  if (found === null || found === 'several') return <StopPage stop={found ?? 'none'} proposalId={null} />;
  const params = new URLSearchParams(search);
  params.set('id', found);
  return <Redirect to={`${pathname}?${params}`} />;
};

/** Shown to signed-in users if the address names no proposal, or somebody else's. */
export const WithoutProposal = ({ role }: { role: Role }) => {
  const named = new URLSearchParams(useLocation().search).has('id');
  if (named) return <StopPage stop="unknown" proposalId={null} />;
  return role === 'APPLICANT' ? <OwnProposal /> : <StopPage stop="staff" proposalId={null} />;
};
