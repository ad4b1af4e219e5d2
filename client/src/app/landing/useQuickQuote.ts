import { IndicativeQuote, LandingConditions } from 'virtual:operation-hashes';
import { useEffect, useRef, useState } from 'react';
import type {
  IndicativeQuoteQuery,
  IndicativeQuoteQueryVariables,
  LandingConditionsQuery,
} from '../../generated/graphql.ts';
import { persistedGet } from './persistedGet.ts';
import { AGREEMENT_OF, EXPECTED_LTV, type Condition, type QuickChoice } from './quickQuote.ts';

/** Milliseconds of rest before the bank is asked (DOMAIN 8.5). */
const PAUSE = 400;

export type QuickAnswer = {
  quote: IndicativeQuoteQuery['indicativeQuote'] | null;
  busy: boolean;
  failed: boolean;
  retry: () => void;
};

/** The bank's figures for a choice; an answer to an earlier choice is dropped. */
export function useQuickQuote(choice: QuickChoice): QuickAnswer {
  const { condition, amount, term } = choice;
  const [answer, setAnswer] = useState<Omit<QuickAnswer, 'retry'>>({
    quote: null,
    busy: true,
    failed: false,
  });
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  useEffect(
    function askAfterPause() {
      const abort = new AbortController();
      const input: IndicativeQuoteQueryVariables['input'] = {
        financedAmount: String(amount),
        term,
        mode: 'FIXED',
        agreementId: AGREEMENT_OF[condition],
      };
      const ask = async () => {
        asked.current = true;
        try {
          const operation = { name: 'IndicativeQuote', hash: IndicativeQuote };
          const data = await persistedGet<IndicativeQuoteQuery>(operation, { input }, abort.signal);
          if (!abort.signal.aborted) setAnswer({ quote: data.indicativeQuote, busy: false, failed: false });
        } catch {
          // A dropped request is no failure; any other is told beside the figure, with a way to ask again.
          if (!abort.signal.aborted) setAnswer({ quote: null, busy: false, failed: true });
        }
      };
      setAnswer((before) => ({ ...before, busy: true }));
      const timer = setTimeout(() => void ask(), asked.current ? PAUSE : 0);
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [amount, condition, term, tries],
  );
  return { ...answer, retry: () => setTries((count) => count + 1) };
}

/** Share of the value that the agreement of each condition lends, in percent. */
export function useLtv(): Record<Condition, number> {
  const [ltv, setLtv] = useState(EXPECTED_LTV);
  useEffect(function readConditions() {
    const abort = new AbortController();
    const read = async () => {
      try {
        const operation = { name: 'LandingConditions', hash: LandingConditions };
        const { salesConditions } = await persistedGet<LandingConditionsQuery>(operation, {}, abort.signal);
        const of = (condition: Condition) =>
          Number(
            salesConditions.agreements.find(({ id }) => id === AGREEMENT_OF[condition])?.maxLtvFixed ??
              EXPECTED_LTV[condition],
          );
        setLtv({ ZERO_KM: of('ZERO_KM'), USED: of('USED') });
      } catch {
        // The expected shares stay: the offer is limited by the bank in any case.
      }
    };
    void read();
    return () => abort.abort();
  }, []);
  return ltv;
}
