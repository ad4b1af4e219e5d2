import { useMemo, useRef, useState } from 'react';
import type { BiometryProposalFragment } from '../../../generated/graphql.ts';
import { useAnswerContractMutation, usePrepareContractMutation } from '../../../generated/hooks.ts';
import { createKeyring, writeContext, type WriteContext } from '../../../shared/apollo/idempotency.ts';
import type { FieldMessages, ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { useStaleProposal } from '../useStaleProposal.ts';
import { CONTRACT_TEXTS as TEXT, TERMS_TEXT_VERSION as textVersion } from './texts.ts';

type Values = { accepted: boolean; figures: boolean };

/** In the order of the page; figures are asked for where the contract has others than the summary. */
export function validateSignature({ accepted, figures }: Values, hasChanges: boolean): FieldMessages {
  return {
    ...(hasChanges && !figures ? { figures: TEXT.errors.figures } : {}),
    ...(accepted ? {} : { accepted: TEXT.errors.accepted }),
  };
}

/** The bank's answer to a yes or no (CA-67), kept for who goes on from it. */
export function useAnswer() {
  const { proposal } = useBiometryFlow();
  const [answerContract] = useAnswerContractMutation();
  const after = useRef<BiometryProposalFragment | undefined>(undefined);
  const answer = async (
    given: { confirmed: boolean; reason?: string; acceptedHash?: string },
    context: WriteContext,
  ): Promise<readonly ServerProblem[]> => {
    const input = { proposalId: proposal.id, ...given };
    const { data } = await answerContract({ variables: { input }, context });
    if (data === undefined) throw new Error('The answer to the contract had no data.');
    after.current = data.confirmContract.proposal ?? undefined;
    return data.confirmContract.userErrors;
  };
  return { answer, after };
}

/**
 * Keeps the text that is accepted, then signs; `closed` is what the bank says of the hour. A contract whose figures are
 * no longer those that were shown is made again.
 */
export function useSignature(makeAgain: () => void) {
  const { proposal, advance } = useBiometryFlow();
  const { changes, hash } = proposal.contract;
  const seen = changes !== null && hash !== null ? { acceptedHash: hash } : {};
  const { answer, after } = useAnswer();
  const [prepare] = usePrepareContractMutation();
  const [closed, setClosed] = useState<string | null>(null);
  const keyring = useMemo(() => createKeyring(), []);
  const isStale = useStaleProposal();

  async function acceptTerms(): Promise<readonly ServerProblem[]> {
    const consents = [{ kind: 'TERMS' as const, textVersion }];
    const { data } = await prepare({
      variables: { input: { proposalId: proposal.id, consents } },
      context: writeContext(keyring.keyFor(consents)),
    });
    return data?.prepareContract.userErrors ?? [];
  }

  const form = useStepForm({
    defaultValues: { accepted: false, figures: false },
    validate: (values) => validateSignature(values, changes !== null),
    send: async (_values, context) => {
      setClosed(null);
      const problems = await acceptTerms();
      return problems.length > 0 ? problems : answer({ confirmed: true, ...seen }, context);
    },
    onDone: () => advance('terms', after.current),
    onProblem: (problem) => {
      if (problem.code === 'OUT_OF_HOURS') setClosed(problem.message);
      if (problem.code === 'FIGURES_CHANGED') makeAgain();
      return problem.code === 'OUT_OF_HOURS' || problem.code === 'FIGURES_CHANGED' || isStale(problem);
    },
  });
  return { form, closed };
}
