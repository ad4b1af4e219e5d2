import { StatusTag } from '@prendarios/design-system/data/StatusTag';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Suspense } from 'react';
import { lazyScreen } from '#shared/page/lazyScreen.ts';
import { Page } from '#shared/page/Page.tsx';
import { RevocationNote } from '#shared/loan/proposal/RevocationNote.tsx';
import { SellerAccountAsked } from '#shared/loan/seller/SellerAccountAsked.tsx';
import type { Role } from '#shared/session/sessionStore.ts';
import { usePageTitle } from '#shared/page/usePageTitle.ts';
import { useWayBack } from '../proposal/lastList.ts';
import type { DashboardProposal } from '../proposal/facts.ts';
import { ProposalHead, proposalTitle } from '../proposal/ProposalHead.tsx';
import { PROPOSAL_TEXTS } from '../proposal/texts.ts';
import { useAskColleague } from '../reach/useAskColleague.tsx';
import { useAssignee } from '../reach/useAssignee.ts';
import { CancelProposal } from './CancelProposal.tsx';
import { toldOfCancelling } from './cancelTold.ts';
import { asCancelled } from './cancelledView.ts';
import { stageTag } from '../proposal/stageTag.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LoanAside } from './LoanAside.tsx';
import { nextAction } from './nextAction.ts';
import { NextAct } from './NextAct.tsx';
import { NextCard } from './NextCard.tsx';
import { PartiesCard } from './PartiesCard.tsx';
import { DETAIL_TEXTS } from './texts.ts';
import { unreadFronts } from './unreadFronts.ts';
import { TimelineCard } from './TimelineCard.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { useCancellation } from './useCancellation.ts';

const SignedLoanPrepayment = lazyScreen(
  async () => (await import('./SignedLoanPrepayment.tsx')).SignedLoanPrepayment,
);
const FollowUp = lazyScreen(async () => (await import('../followUp/FollowUp.tsx')).FollowUp);

export const Detail = ({ proposal: saved, role }: { proposal: DashboardProposal; role: Role }) => {
  const { cancelledAt, problem, cancel } = useCancellation(saved);
  const proposal = cancelledAt === null ? saved : asCancelled(saved, role, cancelledAt);
  usePageTitle(proposalTitle(proposal));
  const assignee = useAssignee(proposal.id, role);
  const { ask, question } = useAskColleague(assignee);
  const back = useWayBack();
  const next = nextAction(proposal, role);
  const unread = unreadFronts(proposal);
  return (
    <Page
      width="wide"
      longAside
      aside={
        <Stack gap={6}>
          <LoanAside proposal={proposal} />
          <VehicleCard vehicle={proposal.vehicle} />
          <PartiesCard proposal={proposal} reader={role} />
        </Stack>
      }
      below={
        <Stack gap={6}>
          {role === 'APPLICANT' && proposal.canSimulatePrepayment && (
            <Suspense>
              <SignedLoanPrepayment id={proposal.id} />
            </Suspense>
          )}
          <DocumentsCard proposal={proposal} />
          {role !== 'ADMIN' && proposal.flow.canBeCancelled && (
            <div>
              <CancelProposal
                number={proposal.number}
                told={toldOfCancelling(proposal, role, assignee)}
                onCancel={cancel}
              />
            </div>
          )}
        </Stack>
      }
    >
      <Stack gap={6}>
        <ProposalHead proposal={proposal} back={back}>
          <StatusTag {...stageTag(proposal)} />
          {proposal.brand === 'VIVERE' && <StatusTag stage="purple">{PROPOSAL_TEXTS.vivere}</StatusTag>}
        </ProposalHead>
        {role === 'ADMIN' && <Text tone="muted">{DETAIL_TEXTS.readOnly}</Text>}
        {problem !== null && (
          <Alert tone="danger" live>
            {problem}
          </Alert>
        )}
        <NextCard next={next} isGood={proposal.status === 'CLOSED' && next.kind === 'ended'}>
          <NextAct proposal={proposal} next={next} role={role} />
        </NextCard>
        <SellerAccountAsked proposal={proposal} readOnly={role === 'ADMIN'} ask={ask} />
        {question}
        {proposal.isPaymentOnHold && (
          <Alert tone="warning" title={DETAIL_TEXTS.onHold.title}>
            {DETAIL_TEXTS.onHold.text}
          </Alert>
        )}
        {proposal.isVehicleElsewhere && proposal.status === 'OPEN' && (
          <Alert tone="warning" title={DETAIL_TEXTS.vehicleElsewhere.title}>
            {DETAIL_TEXTS.vehicleElsewhere.text}
          </Alert>
        )}
        {role !== 'APPLICANT' && unread !== null && (
          <Alert tone="warning" title={DETAIL_TEXTS.toReview.title}>
            {DETAIL_TEXTS.toReview.text(unread)}
          </Alert>
        )}
        <RevocationNote
          revocation={proposal.revocation}
          number={proposal.number}
          reader={role === 'APPLICANT' ? 'OWNER' : 'STAFF'}
        />
        {role !== 'APPLICANT' && (
          <Suspense>
            <FollowUp proposalId={proposal.id} look="card" />
          </Suspense>
        )}
        <TimelineCard proposal={proposal} waitsFor={next.actor} />
      </Stack>
    </Page>
  );
};
