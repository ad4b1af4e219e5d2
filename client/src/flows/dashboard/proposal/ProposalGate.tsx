import { Button } from '@prendarios/design-system/actions/Button';
import { LiveRegion } from '@prendarios/design-system/feedback/LiveRegion';
import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { Page } from '#shared/page/Page.tsx';
import { DASHBOARD_PATH } from '#shared/session/paths.ts';
import { isClosed } from '#shared/loan/proposal/closed.ts';
import { SellerMismatch } from '#shared/loan/proposal/SellerMismatch.tsx';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { DASHBOARD_HEADINGS } from './headings.ts';
import type { DashboardProposal } from './facts.ts';
import { PROPOSAL_TEXTS as TEXT } from './texts.ts';
import { useDashboardProposal } from './useDashboardProposal.ts';
import { MessagePage } from '#shared/page/MessagePage.tsx';

const NotFound = () => {
  return (
    <MessagePage
      icon="search"
      title={TEXT.notFound.title}
      action={<Button href={DASHBOARD_PATH}>{TEXT.notFound.action}</Button>}
      below={<SellerMismatch />}
    >
      {TEXT.notFound.message}
    </MessagePage>
  );
};

const Loading = () => {
  usePageTitle(DASHBOARD_HEADINGS.proposal);
  return (
    <Page width="wide">
      <Stack gap={6}>
        <Text as="h1" size={32}>
          {DASHBOARD_HEADINGS.proposal}
        </Text>
        <Skeleton shape="card" label={TEXT.loading} />
        <Skeleton shape="card" />
      </Stack>
    </Page>
  );
};

const Failing = ({ onRetry }: { onRetry: () => void }) => {
  usePageTitle(DASHBOARD_HEADINGS.proposal);
  return (
    <Page width="form">
      <LoadProblem headingLevel={1} onRetry={onRetry} />
    </Page>
  );
};

/**
 * One proposal of the dashboard: its content, or the pages for loading, for a failure and for 'not found', which
 * another user's proposal gets too; sellers get the entry modal with it (docs/security.md#other-peoples-data).
 */
export const ProposalGate = ({ children }: { children: (proposal: DashboardProposal) => ReactNode }) => {
  const { id = '' } = useParams();
  const { query, proposal, announcement } = useDashboardProposal(id);
  if (proposal === null || (proposal !== undefined && isClosed(proposal.access))) return <NotFound />;
  if (proposal !== undefined) {
    return (
      <>
        <LiveRegion message={announcement} />
        {children(proposal)}
      </>
    );
  }
  // After a failure the page stays.
  const retry = () => void query.refetch().catch(() => undefined);
  return query.error === undefined || query.loading ? <Loading /> : <Failing onRetry={retry} />;
};
