import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { formatDate } from '@prendarios/rules/format';
import { Suspense, useState } from 'react';
import type { ServerProblem } from '../../../../shared/forms/userErrors.ts';
import { lazyScreen } from '../../../../shared/page/lazyScreen.ts';
import { lazyDialog } from '../../../../shared/page/lazyDialog.tsx';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { useHolderFlow, type HolderSimulation } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ReplaceProposalDialog } from '../../parts/open-proposal/ReplaceProposalDialog.tsx';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { InlineFigures, LoanBar, LoanSummary } from './LoanSummary.tsx';
import { QuoterControls } from './QuoterControls.tsx';
import type { OfferView } from './quoterState.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { UvaBox } from './UvaBox.tsx';
import { quoteInput } from './useOfferQuote.ts';
import { useQuoterForm } from './useQuoterForm.ts';

const ShareQuote = lazyScreen(
  async () => (await import('../../../../shared/quote/ShareQuote.tsx')).ShareQuote,
);
const ExistingProposalDialog = lazyDialog(
  async () => (await import('../../parts/open-proposal/ExistingProposalDialog.tsx')).ExistingProposalDialog,
);

type QuoterProps = {
  offer: OfferView;
  simulation: HolderSimulation;
  /** Handles a problem that means that the offer has ended; returns whether it did. */
  onEnd: (problem: ServerProblem) => boolean;
};

/** The applicant's choice within the offer (SH-08); creates the proposal, or changes it. */
export const Quoter = ({ offer, simulation, onEnd }: QuoterProps) => {
  const flow = useHolderFlow();
  /** A proposal of another simulation is an earlier application. */
  const made = flow.proposal?.simulationId === simulation.id ? flow.proposal : null;
  /** Fixed on arrival, so that the heading does not change once the proposal is created. */
  const [isChange] = useState(made !== null);
  /** An earlier application blocks this one: `ask` whether to resume it, or `unlock` its cancellation with a code. */
  const [earlier, setEarlier] = useState<'none' | 'ask' | 'unlock'>('none');
  const { resume } = useEarlierProposal();
  const { form, choice, answer, amountError, inflation, setInflation, change } = useQuoterForm({
    offer,
    simulation,
    made,
    onProblem: (problem) => {
      if (problem.code !== 'OPEN_PROPOSAL_EXISTS') return onEnd(problem);
      // The gateway names the field if this browser has not proved that the earlier one is its own.
      setEarlier(problem.path.includes('replaceOpenProposal') ? 'unlock' : 'ask');
      return true;
    },
  });

  const replace = () => {
    setEarlier('none');
    form.set('replaceOpenProposal', true);
    form.retry();
  };

  /** Closed without the code: the next try asks again what to do with the earlier one. */
  const keepEarlier = () => {
    setEarlier('none');
    form.set('replaceOpenProposal', false);
  };

  const until = offer.validUntil === null ? '' : ` ${TEXT.validUntil(formatDate(offer.validUntil))}`;
  return (
    <>
      <HolderPage
        step="quoter"
        title={isChange ? TEXT.editTitle : TEXT.title}
        subtitle={`${TEXT.subtitle}${until}`}
        form={form}
        aside={<LoanSummary choice={choice} answer={answer} />}
        phoneBar={<LoanBar choice={choice} answer={answer} />}
        submit={isChange ? TEXT.save : TEXT.submit}
      >
        <QuoterControls
          offer={offer}
          choice={choice}
          onChange={change}
          terms={answer.quote?.terms ?? [choice.term]}
          lockedMode={made !== null}
          amountError={amountError}
        />
        {answer.failed && (
          <Alert
            tone="warning"
            live
            action={
              <Button variant="secondary" size="small" onClick={answer.retry}>
                {COMMON_TEXTS.retry}
              </Button>
            }
          >
            {TEXT.ratesFailed}
          </Alert>
        )}
        <InlineFigures choice={choice} answer={answer} />
        {choice.mode === 'UVA' && (
          <UvaBox figures={answer.quote?.figures ?? null} inflation={inflation} onInflation={setInflation} />
        )}
        <ScheduleCard
          loanId={simulation.id}
          rows={answer.quote?.installments ?? []}
          isUva={choice.mode === 'UVA'}
          actions={
            <Suspense>
              <ShareQuote choice={quoteInput(choice)} />
            </Suspense>
          }
        />
      </HolderPage>
      <ExistingProposalDialog
        open={earlier === 'ask'}
        onClose={() => setEarlier('none')}
        onResume={() => void resume()}
        onRestart={replace}
      />
      {/* Outside of the page, because a form cannot be inside the quoter's form. */}
      {earlier === 'unlock' && <ReplaceProposalDialog onClose={keepEarlier} onUnlocked={replace} />}
    </>
  );
};
