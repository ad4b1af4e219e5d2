import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { checkAmount } from '@prendarios/rules/amount';
import { formatDate } from '@prendarios/rules/format';
import { useEffect, useState } from 'react';
import { useCreateProposalMutation, useUpdateQuoteMutation } from '../../../../generated/hooks.ts';
import type { HolderProposalFragment } from '../../../../generated/graphql.ts';
import { useDemoFiller } from '../../../../shared/demo/fillers.ts';
import { useRetryOnline } from '../../../../shared/errors/useRetryOnline.ts';
import type { FieldMessages, ServerProblem } from '../../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../../shared/forms/useStepForm.ts';
import { COMMON_TEXTS } from '../../../../shared/texts/common.ts';
import { useHolderFlow, type HolderSimulation } from '../../HolderContext.ts';
import { HolderPage } from '../../HolderPage.tsx';
import { ExistingProposalDialog } from '../../parts/open-proposal/ExistingProposalDialog.tsx';
import { earlierProposal, rememberEarlier } from '../../parts/open-proposal/openProposal.ts';
import { ReplaceProposalDialog } from '../../parts/open-proposal/ReplaceProposalDialog.tsx';
import { useEarlierProposal } from '../../parts/open-proposal/useEarlierProposal.ts';
import { useSettled } from '../../parts/vehicle/useSettled.ts';
import { InlineFigures, LoanBar, LoanSummary } from './LoanSummary.tsx';
import { PrintableSchedule } from './PrintableSchedule.tsx';
import { QuoterControls } from './QuoterControls.tsx';
import { firstChoice, modeOf, parseInflation, type OfferView, type QuoterChoice } from './quoterState.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { UvaBox } from './UvaBox.tsx';
import { useOfferQuote } from './useOfferQuote.ts';

type Values = QuoterChoice & { replaceOpenProposal: boolean };

const FIRST_INFLATION = '2';

function choiceOf({ quote }: HolderProposalFragment): QuoterChoice {
  const amount = Math.round(Number(quote.selectedAmount.amount));
  return { mode: quote.mode, amount, term: quote.term, dueDay: quote.dueDay };
}

function validateQuoter(offer: OfferView, { mode, amount }: QuoterChoice): FieldMessages {
  const limits = modeOf(offer, mode);
  const message = checkAmount(String(amount), {
    min: Number(limits?.minAmount.amount ?? 0),
    max: Math.floor(Number(limits?.maxAmount.amount ?? 0)),
  });
  return message === null ? {} : { amount: message };
}

type QuoterProps = {
  offer: OfferView;
  simulation: HolderSimulation;
  /** Takes over what says that the offer can no longer be taken. */
  onEnd: (problem: ServerProblem) => boolean;
};

/** The offer as the person arranges it (SH-08); makes the proposal, or changes the one made from it. */
export const Quoter = ({ offer, simulation, onEnd }: QuoterProps) => {
  const flow = useHolderFlow();
  /** The proposal made from this simulation; another one is an earlier request. */
  const made = flow.proposal?.simulationId === simulation.id ? flow.proposal : null;
  /** What the person came to do: the screen keeps its heading while the proposal that it made is already there. */
  const [isChange] = useState(made !== null);
  const [inflation, setInflation] = useState(FIRST_INFLATION);
  /** An earlier request stands in the way: whether to go on with it, or the code that lets it be cancelled. */
  const [earlier, setEarlier] = useState<'none' | 'ask' | 'unlock'>('none');
  const { resume } = useEarlierProposal();
  const [createProposal] = useCreateProposalMutation();
  const [updateQuote] = useUpdateQuoteMutation();

  const form = useStepForm<Values>({
    defaultValues: {
      ...(made === null ? firstChoice(offer, flow.choice) : choiceOf(made)),
      replaceOpenProposal: earlierProposal()?.wish === 'replace',
    },
    validate: (values) => validateQuoter(offer, values),
    send: async ({ amount, term, dueDay, replaceOpenProposal }, context) => {
      const figures = await answer.fresh();
      if (figures === null) return [{ code: 'OFFER_CHANGED', message: TEXT.offerChanged, path: [] }];
      const quote = { financedAmount: String(amount), term, dueDay, matrixCode: figures.matrixCode };
      if (made !== null) {
        const { data } = await updateQuote({
          variables: { input: { ...quote, proposalId: made.id } },
          context,
        });
        return data?.updateQuote.userErrors ?? [];
      }
      const pointOfSaleCode = simulation.pointOfSaleCode ?? null;
      const input = { ...quote, simulationId: simulation.id, pointOfSaleCode, replaceOpenProposal };
      const { data } = await createProposal({ variables: { input }, context });
      const problems = data?.createProposal.userErrors ?? [];
      if (problems.length > 0) return problems;
      rememberEarlier(null);
      await flow.refresh();
      return [];
    },
    onDone: () => (flow.returnsToSummary ? flow.go('summary') : flow.go('additional-data')),
    onProblem: (problem) => {
      const { code, path } = problem;
      // The gateway names the field when this browser has not shown that the earlier one is its own.
      if (code === 'OPEN_PROPOSAL_EXISTS')
        setEarlier(path.includes('replaceOpenProposal') ? 'unlock' : 'ask');
      if (code === 'OFFER_CHANGED') answer.retry();
      return code === 'OPEN_PROPOSAL_EXISTS' || onEnd(problem);
    },
  });

  const { replaceOpenProposal: _replace, ...choice } = form.values;
  const answer = useOfferQuote(
    choice,
    parseInflation(inflation),
    Object.keys(validateQuoter(offer, choice)).length === 0,
  );

  useRetryOnline(() => {
    if (answer.failed) answer.retry();
  });

  const settled = useSettled(choice);
  const { setChoice } = flow;
  useEffect(
    function keepInAddress() {
      if (made !== null) return;
      setChoice({
        rateMode: settled.mode,
        amount: settled.amount,
        term: settled.term,
        dueDay: settled.dueDay,
      });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- written when the choice has rested, not when the address has changed
    [settled],
  );

  const change = (next: QuoterChoice) => {
    for (const key of ['mode', 'amount', 'term', 'dueDay'] as const) form.set(key, next[key]);
  };
  useDemoFiller('quoter', () => change({ ...choice, dueDay: 10 }));

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

  const rows = answer.quote?.installments ?? [];
  const liveError = validateQuoter(offer, choice)['amount'];
  return (
    <>
      <HolderPage
        step="quoter"
        title={isChange ? TEXT.editTitle : TEXT.title}
        subtitle={
          offer.validUntil === null
            ? TEXT.subtitle
            : `${TEXT.subtitle} ${TEXT.validUntil(formatDate(offer.validUntil))}`
        }
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
          errorOf={(field) => form.errorOf(field) ?? (field === 'amount' ? liveError : undefined)}
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
        <ScheduleCard rows={rows} isUva={choice.mode === 'UVA'} />
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
