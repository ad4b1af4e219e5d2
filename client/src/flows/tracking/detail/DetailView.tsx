import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Grid } from '@prendarios/design-system/foundations/Grid';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Page } from '../../../shared/page/Page.tsx';
import { PANEL_PATH } from '../../../shared/session/returnPaths.ts';
import { usePageTitle } from '../../../shared/title/usePageTitle.ts';
import { vehicleRows, type Tracked } from '../proposal/facts.ts';
import { ProposalHead, proposalTitle } from '../proposal/ProposalHead.tsx';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LoanAside } from './LoanAside.tsx';
import { RowsCard } from './RowsCard.tsx';
import { TimelineCard } from './TimelineCard.tsx';

const BACK = { href: PANEL_PATH, label: PROPOSAL_TEXTS.backToPanel };

export const DetailView = ({ proposal }: { proposal: Tracked }) => {
  usePageTitle(proposalTitle(proposal));
  return (
    <Page width="wide" aside={<LoanAside proposal={proposal} />}>
      <Stack gap={6}>
        <ProposalHead proposal={proposal} back={BACK}>
          <StatusTag stage="orange">{proposal.displayName}</StatusTag>
        </ProposalHead>
        <TimelineCard proposal={proposal} />
        <Grid columns={2} gap={6}>
          <RowsCard title={PROPOSAL_TEXTS.vehicle.heading} rows={vehicleRows(proposal.vehicle)} />
        </Grid>
        <DocumentsCard proposal={proposal} />
      </Stack>
    </Page>
  );
};
