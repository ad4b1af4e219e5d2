import { Button } from '@prendarios/design-system/actions/Button';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import type { ComponentType, ReactNode } from 'react';
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

/** `read`: refetches the proposal. */
export type UnknownProposalProps = { read: () => Promise<unknown> };

type OneProposalProps = {
  title?: string;
  /** Replaces the page for an unknown proposal. */
  unknown?: ComponentType<UnknownProposalProps> | undefined;
  children: (proposal: DashboardProposal) => ReactNode;
};

/**
 * Loads one proposal and shows its content, or a page for loading, failure or 'not found'. Other users' proposals are
 * also 'not found' (docs/security.md#other-peoples-data). If the gateway knows that the proposal belongs to another
 * point of sale, sellers also see the entry modal.
 */
export const OneProposal = ({
  title = DASHBOARD_HEADINGS.proposal,
  unknown: Unknown = NotFound,
  children,
}: OneProposalProps) => {
  const { id = '' } = useParams();
  const { query, proposal, announcement } = useDashboardProposal(id);
  if (proposal === null) return <Unknown read={query.refetch} />;
  if (proposal !== undefined && isClosed(proposal.access)) {
    return (
      <SellerMismatch>
        <NotFound />
      </SellerMismatch>
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
  return <ReadingPage title={title} query={query} />;
};
