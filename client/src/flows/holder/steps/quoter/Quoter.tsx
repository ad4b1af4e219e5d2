import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import type { ServerProblem } from '../../../../shared/forms/userErrors.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { useHolderFlow, type HolderSimulation } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ExistingProposalDialog } from '../../parts/open-proposal/ExistingProposalDialog.tsx';
import { ReplaceProposalDialog } from '../../parts/open-proposal/ReplaceProposalDialog.tsx';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { InlineFigures, LoanBar, LoanSummary } from './LoanSummary.tsx';
import { PrintableSchedule } from './PrintableSchedule.tsx';
import { QuoterControls } from './QuoterControls.tsx';
import type { OfferView } from './quoterState.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { UvaBox } from './UvaBox.tsx';
import { useQuoterForm } from './useQuoterForm.ts';

type QuoterProps = {
  offer: OfferView;
  simulation: HolderSimulation;
  /** Takes over a problem that says that the offer has ended; true when it did. */
  onEnd: (problem: ServerProblem) => boolean;
};

/** The offer as the applicant arranges it (SH-08); makes the proposal, or changes the one made from it. */
export const Quoter = ({ offer, simulation, onEnd }: QuoterProps) => {
  const flow = useHolderFlow();
  /** A proposal of another simulation is an earlier request. */
  const made = flow.proposal?.simulationId === simulation.id ? flow.proposal : null;
  /** What the applicant came to do: the screen keeps its heading while the proposal that it made is already there. */
  const [isChange] = useState(made !== null);
  /** An earlier request is in the way: whether to go on with it, or the code that lets it be cancelled. */
  const [earlier, setEarlier] = useState<'none' | 'ask' | 'unlock'>('none');
  const { resume } = useEarlierProposal();
  const { form, choice, answer, amountError, inflation, setInflation, change } = useQuoterForm({
    offer,
    simulation,
    made,
    onProblem: (problem) => {
      if (problem.code !== 'OPEN_PROPOSAL_EXISTS') return onEnd(problem);
      // The gateway names the field when this browser has not shown that the earlier one is its own.
      setEarlier(problem.path.includes('replaceOpenProposal') ? 'unlock' : 'ask');
      return true;
    },
  });

  const replace = () => {
    setEarlier('none');
    form.set('replaceOpenProposal', true);
    form.retry();
  };

  /** Closed without the code: the next try asks what to do with the earlier one. */
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
        <ScheduleCard rows={answer.quote?.installments ?? []} isUva={choice.mode === 'UVA'} />
      </HolderPage>
      {answer.quote !== null && <PrintableSchedule choice={choice} quote={answer.quote} />}
      <ExistingProposalDialog
        open={earlier === 'ask'}
        onClose={() => setEarlier('none')}
        onResume={() => void resume()}
        onRestart={replace}
      />
      {/* Beside the page: its form must not be the quoter's. */}
      {earlier === 'unlock' && <ReplaceProposalDialog onClose={keepEarlier} onUnlocked={replace} />}
    </>
  );
};
