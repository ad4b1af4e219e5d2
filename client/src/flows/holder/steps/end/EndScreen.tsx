import { noFields } from '@prendarios/rules/forms/answers';
import { useState } from 'react';
import { useConfirmProposalMutation, useEndPageQuery } from '#generated/hooks.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { CONDITIONS_CHANGED, shownConditions } from '#shared/loan/shownConditions.ts';
import { readAgain, READ_CONTEXT, useStepData } from '#shared/page/steps/stepData.ts';
import { StepPage } from '#shared/page/steps/StepPage.tsx';
import { useHolderProposal } from '../../flow/HolderContext.ts';
import { useProposalStep } from '../../flow/useProposalStep.ts';
import { confirmOptimistically, isConfirmed, NOT_CONFIRMED } from './confirmation.ts';
import { DonePage } from './DonePage.tsx';
import type { EndProposal } from './record.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { END_TEXTS } from './texts.ts';

const STEP = 'end';

const End = ({ proposal, refresh }: { proposal: EndProposal; refresh: () => Promise<void> }) => {
  const { phases } = useHolderProposal();
  const [proposalConfirmed, setProposalConfirmed] = useState(NOT_CONFIRMED);
  const [confirm] = useConfirmProposalMutation();
  const { answer } = useProposalStep(STEP);
  const form = useStepForm({
    id: STEP,
    schema: noFields,
    defaultValues: {},
    send: (_values, context) =>
      confirmOptimistically(setProposalConfirmed, async () => {
        const { data } = await confirm({
          variables: { input: { proposalId: proposal.id, shown: shownConditions(proposal) } },
          // `keepalive`: the page already shows the confirmation, so the user may close it.
          context: { ...context, fetchOptions: { keepalive: true } },
        });
        return answer(data?.confirmProposal);
      }),
    onDone: () => window.scrollTo(0, 0),
    onProblem: async ({ code }) => {
      if (code === CONDITIONS_CHANGED) await refresh();
      return false;
    },
  });
  const isSaved = isConfirmed(phases);
  return isSaved || proposalConfirmed ? (
    <DonePage proposal={proposal} isSending={!isSaved} />
  ) : (
    <ReviewPage proposal={proposal} form={form} />
  );
};

/** Shows the end of the process (RT-10): the confirmation while it is due, then the next steps. */
export const EndScreen = () => {
  const query = useEndPageQuery({
    context: READ_CONTEXT,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const proposal = useStepData(query.data?.currentProposal, query);
  return proposal.data ? (
    <End proposal={proposal.data} refresh={() => readAgain(query)} />
  ) : (
    <StepPage title={END_TEXTS.review.title} pending={proposal} />
  );
};
