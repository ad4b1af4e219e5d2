import { useCallback, useEffect, useRef, useState } from 'react';
import type { InsuranceChoiceFragment } from '#generated/graphql.ts';
import { useGenerateInsurancesMutation, useReloadInsurancesMutation } from '#generated/hooks.ts';
import { writeContext } from '#shared/api/idempotency.ts';

type OffersState = 'ready' | 'asking' | 'failed';

/** Requests offers once if there are none, and again on `askAgain`. */
export function useOffers(proposal: InsuranceChoiceFragment) {
  const [generate] = useGenerateInsurancesMutation();
  const [reload] = useReloadInsurancesMutation();
  const isEmpty = proposal.insurances.length === 0;
  const [state, setState] = useState<OffersState>(isEmpty ? 'asking' : 'ready');
  const hasAsked = useRef(false);
  const { id } = proposal;

  const ask = useCallback(
    async (mutate: typeof generate | typeof reload) => {
      setState('asking');
      try {
        const { data } = await mutate({
          variables: { input: { proposalId: id } },
          context: writeContext(crypto.randomUUID()),
        });
        const payload =
          data !== undefined && 'generateInsurances' in data
            ? data.generateInsurances
            : data?.reloadInsurances;
        setState(payload === undefined || payload.userErrors.length > 0 ? 'failed' : 'ready');
      } catch {
        setState('failed');
      }
    },
    [id],
  );

  useEffect(
    function askOnArrival() {
      if (!isEmpty || hasAsked.current) return;
      hasAsked.current = true;
      void ask(generate);
    },
    [ask, generate, isEmpty],
  );

  return { state, askAgain: () => void ask(isEmpty ? generate : reload) };
}
