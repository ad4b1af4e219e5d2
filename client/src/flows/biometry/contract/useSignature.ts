import { signatureForm } from '@prendarios/rules/forms/answers';
import { useMemo, useState } from 'react';
import { useAnswerContractMutation, usePrepareContractMutation } from '../../../generated/hooks.ts';
import { createKeyring, writeContext, type WriteContext } from '../../../shared/apollo/idempotency.ts';
import { sentPayload } from '../../../shared/forms/useSubmission.ts';
import type { ServerProblem } from '../../../shared/forms/userErrors.ts';
import { useStepForm } from '../../../shared/forms/useStepForm.ts';
import { useBiometryFlow } from '../BiometryContext.ts';
import { useStaleProposal } from '../useStaleProposal.ts';
import { TERMS_TEXT_VERSION as textVersion } from './texts.ts';

/** Accepts or declines the contract (CA-67); returns the proposal after the answer. */
export function useAnswer() {
  const { proposal } = useBiometryFlow();
  const [answerContract] = useAnswerContractMutation();
  return async (
    contractAnswer: { confirmed: boolean; reason?: string; acceptedHash?: string },
    context: WriteContext,
  ) => {
    const input = { proposalId: proposal.id, ...contractAnswer };
    const { data } = await answerContract({ variables: { input }, context });
    return sentPayload(data?.confirmContract);
  };
}

/**
 * Records the accepted text, then signs. `closed` is the bank's message outside the opening hours. If the figures have
 * changed since they were shown, the contract is made again.
 */
export function useSignature(makeAgain: () => void) {
  const { proposal, advance } = useBiometryFlow();
  const { changes, hash } = proposal.contract;
  const accepted = changes !== null && hash !== null ? { acceptedHash: hash } : {};
  const answer = useAnswer();
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

  const schema = useMemo(() => signatureForm({ hasChanges: changes !== null }), [changes]);
  const form = useStepForm({
    id: 'signature',
    schema,
    defaultValues: { figures: false, accepted: false },
    send: async (_values, context) => {
      setClosed(null);
      const problems = await acceptTerms();
      return problems.length > 0 ? { problems } : answer({ confirmed: true, ...accepted }, context);
    },
    onDone: ({ proposal: after }) => advance('terms', after ?? undefined),
    onProblem: (problem) => {
      if (problem.code === 'OUT_OF_HOURS') setClosed(problem.message);
      if (problem.code === 'FIGURES_CHANGED') makeAgain();
      return problem.code === 'OUT_OF_HOURS' || problem.code === 'FIGURES_CHANGED' || isStale(problem);
    },
  });
  return { form, closed };
}
