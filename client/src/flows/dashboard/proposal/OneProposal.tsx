import { Button } from '@prendarios/design-system/actions/Button';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { SellerMismatch } from '#shared/loan/proposal/SellerMismatch.tsx';
import { DASHBOARD_HEADINGS } from './headings.ts';
import type { DashboardProposal } from './facts.ts';
import { PROPOSAL_TEXTS as TEXT } from './texts.ts';
import { useDashboardProposal } from './useDashboardProposal.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';
import { ReadingPage } from '#shared/page/ReadingPage.tsx';

const NotFound = () => (
  <MessagePage
    icon="search"
    title={TEXT.notFound.title}
    action={<Button href={DASHBOARD_PATH}>{TEXT.notFound.action}</Button>}
  >
    {TEXT.notFound.message}
  </MessagePage>
);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type OneProposalProps = {
  children: (proposal: DashboardProposal) => ReactNode;
  /** In place of the page 'not found'. */
  closed?: ReactNode;
};

/**
 * One proposal of the dashboard: its content, or the pages for loading, for a failure and for 'not found', which
 * another user's proposal gets too; sellers get the entry modal with it (docs/security.md#other-peoples-data).
 */
export const OneProposal = ({ children, closed }: OneProposalProps) => {
  const { id = '' } = useParams();
  const { query, proposal, announcement } = useDashboardProposal(id);
  if (proposal === null || (proposal !== undefined && isClosed(proposal.access))) {
    if (closed !== undefined && ID.test(id)) return closed;
    // A mistyped address is nobody's proposal.
    return ID.test(id) ? (
      <SellerMismatch>
        <NotFound />
      </SellerMismatch>
    ) : (
      <NotFound />
    );
  }
  if (proposal !== undefined) {
    return (
      <>
        <LiveRegion message={announcement} />
        {children(proposal)}
      </>
    );
  }
  return <ReadingPage title={DASHBOARD_HEADINGS.proposal} query={query} />;
};
