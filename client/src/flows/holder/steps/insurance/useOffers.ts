import { useCallback, useEffect, useRef, useState } from 'react';
import type { InsuranceChoiceFragment } from '../../../../generated/graphql.ts';
import { useGenerateInsurancesMutation, useReloadInsurancesMutation } from '../../../../generated/hooks.ts';
import { writeContext } from '../../../../shared/apollo/idempotency.ts';

type OffersState = 'ready' | 'asking' | 'failed';

/** Has the bank make the offers when there are none yet, once; and again when asked to. */
export function useOffers(proposal: InsuranceChoiceFragment) {
  const [generate] = useGenerateInsurancesMutation();
  const [reload] = useReloadInsurancesMutation();
  const isEmpty = proposal.insurances.length === 0;
  const [state, setState] = useState<OffersState>(isEmpty ? 'asking' : 'ready');
  const asked = useRef(false);
  const { id } = proposal;

  const ask = useCallback(
    async (how: typeof generate | typeof reload) => {
      setState('asking');
      try {
        const { data } = await how({
          variables: { input: { proposalId: id } },
          context: writeContext(crypto.randomUUID()),
        });
        const payload =
          data !== undefined && 'generateInsurances' in data
            ? data.generateInsurances
            : data?.reloadInsurances;
        setState(payload === undefined || payload.userErrors.length > 0 ? 'failed' : 'ready');
      } catch {
        // The page says so in place, with the way to ask again.
        setState('failed');
      }
    },
    [id],
  );

  useEffect(
    function askOnArrival() {
      if (!isEmpty || asked.current) return;
      asked.current = true;
      void ask(generate);
    },
    [ask, generate, isEmpty],
  );

  return { state, askAgain: () => void ask(isEmpty ? generate : reload) };
}
