import { quoterForm } from '@prendarios/rules/forms/quoter';
import { messagesOf } from '@prendarios/rules/forms/schema';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { HolderProposalFragment, UpdateQuoteInput } from '#generated/graphql.ts';
import { useCreateProposalMutation, useUpdateQuoteMutation } from '#generated/hooks.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { useStepForm } from '#shared/forms/useStepForm.ts';
import { problemsOrResult } from '#shared/forms/useSubmission.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { useHolderFlow, type HolderSimulation } from '../../flow/HolderContext.ts';
import { earlierProposal, rememberEarlier } from '../../parts/open-proposal/openProposal.ts';
import { useSettled } from '../../parts/vehicle/useSettled.ts';
import { proposalInput } from './proposalInput.ts';
import { firstChoice, limitsOf, type OfferView, type QuoterChoice } from './quoterState.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';
import { useOfferQuote } from './useOfferQuote.ts';

function choiceOf({ quote }: HolderProposalFragment): QuoterChoice {
  const amount = Math.round(Number(quote.financedAmount.amount));
  return { mode: quote.mode, amount, term: quote.term, dueDay: quote.dueDay };
}

/** Writes the choice to the address after a pause, so that a reload restores it. */
function useChoiceInAddress(choice: QuoterChoice, isKept: boolean): void {
  const { setChoice } = useHolderFlow();
  const settled = useSettled(choice);
  useEffect(
    function keepInAddress() {
      if (!isKept) return;
      const { mode, amount, term, dueDay } = settled;
      setChoice({ rateMode: mode, amount, term, dueDay });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- written when the choice settles, not when the address changes
    [settled],
  );
}

type QuoterFormOptions = {
  offer: OfferView;
  simulation: HolderSimulation;
  /** The proposal made from this simulation, or null. */
  made: HolderProposalFragment | null;
  /**
   * Handles a problem that does not belong to the form; returns whether it did. `replaces`: the last attempt was to
   * cancel the earlier proposal.
   */
  onProblem: (problem: ServerProblem, replaces: boolean) => boolean;
};

/** Manages the choice within the offer and its figures; submits them to create or change the proposal. */
export function useQuoterForm({ offer, simulation, made, onProblem }: QuoterFormOptions) {
  const flow = useHolderFlow();
  const [createProposal] = useCreateProposalMutation();
  const [updateQuote] = useUpdateQuoteMutation();
  const replaces = useRef(false);
  const [schema] = useState(() => quoterForm((mode) => limitsOf(offer, mode)));

  const form = useStepForm({
    id: 'quoter',
    schema,
    defaultValues: {
      ...(made === null ? firstChoice(offer, flow.choice) : choiceOf(made)),
      unread: null,
      replaceOpenProposal: earlierProposal()?.wish === 'replace',
    },
    send: async ({ amount, term, dueDay, replaceOpenProposal }, context) => {
      const figures = await answer.fresh();
      if (figures === null) {
        return { problems: [{ code: 'OFFER_CHANGED', message: TEXT.offerChanged, path: [] }] };
      }
      const quote = { financedAmount: String(amount), term, dueDay, rateId: figures.rateId };
      if (made !== null) {
        const { data } = await updateQuote({
          variables: { input: { ...quote, proposalId: made.id } satisfies UpdateQuoteInput },
          context,
        });
        return problemsOrResult(data?.updateQuote.userErrors ?? [], null);
      }
      replaces.current = replaceOpenProposal;
      const input = proposalInput({ quote, simulation, choice: flow.choice, replaceOpenProposal });
      const { data } = await createProposal({ variables: { input }, context });
      const problems = data?.createProposal.userErrors ?? [];
      if (problems.length > 0) return { problems };
      rememberEarlier(null);
      await flow.refresh();
      return { result: null };
    },
    onDone: () => (flow.returnsToSummary ? flow.go('summary') : flow.go('additional-data')),
    onProblem: (problem) => {
      if (problem.code === 'OFFER_CHANGED') answer.retry();
      return onProblem(problem, replaces.current);
    },
  });

  const [mode, amount, term, dueDay, unread] = useWatch({
    control: form.control,
    name: ['mode', 'amount', 'term', 'dueDay', 'unread'],
  });
  const choice: QuoterChoice = { mode, amount, term, dueDay };
  /** Checked on every change, because figures are requested only for an allowed amount. */
  const amountError = messagesOf(schema, { ...choice, unread, replaceOpenProposal: false })['amount'];
  const answer = useOfferQuote(choice, amountError === undefined);
  useRetryOnline(() => {
    if (answer.failed) answer.retry();
  });
  useChoiceInAddress(choice, made === null);
  return { form, choice, unread, answer, amountError: form.errorOf('amount') ?? amountError };
}
