import { useEffect, useRef, useState } from 'react';
import { IndicativeQuote, LandingConditions, QuoteLinkOf } from 'virtual:operation-hashes';
import type {
  IndicativeQuoteQuery,
  IndicativeQuoteQueryVariables,
  LandingConditionsQuery,
  QuoteLinkOfQuery,
} from '#generated/graphql.ts';
import { persistedGet } from './persistedGet.ts';
import {
  EXPECTED_TERMS,
  quickConditions,
  type Condition,
  type QuickChoice,
  type Terms,
} from '#shared/loan/quote/quickQuote.ts';

/** Milliseconds after the last change before rates are requested (docs/ux.md#pauses). */
const PAUSE = 400;

type QuickAnswer = {
  quote: IndicativeQuoteQuery['indicativeQuote'] | null;
  busy: boolean;
  failed: boolean;
  retry: () => void;
};

/** A response with the choice it belongs to. */
type Answer = { to: string | null; quote: QuickAnswer['quote']; failed: boolean };

type Question = { variables: IndicativeQuoteQueryVariables; tries: number };

const variablesOf = ({ amount, term, condition, value }: QuickChoice, couponId: string | null) => ({
  input: { financedAmount: String(amount), term, mode: 'FIXED' as const, condition, couponId },
  vehicle: { zeroKm: condition === 'ZERO_KM', purchaseValue: String(value) },
});

/** Returns a link to the figures of a choice. */
export async function askQuickLink(
  choice: QuickChoice,
  couponId: string | null,
): Promise<QuoteLinkOfQuery['quoteLink']> {
  const operation = { name: 'QuoteLinkOf', hash: QuoteLinkOf };
  return (await persistedGet<QuoteLinkOfQuery>(operation, variablesOf(choice, couponId))).quoteLink;
}

/** Loads the bank's figures for a choice once the coupon is known; drops responses to earlier choices. */
export function useQuickQuote(choice: QuickChoice, couponId: string | null | undefined): QuickAnswer {
  const [answer, setAnswer] = useState<Answer>({ to: null, quote: null, failed: false });
  const [tries, setTries] = useState(0);
  const asked = useRef(false);
  const question: Question = { variables: variablesOf(choice, couponId ?? null), tries };
  const content = JSON.stringify(question);
  const isReady = couponId !== undefined;
  useEffect(
    function askAfterPause() {
      if (!isReady) return undefined;
      const abort = new AbortController();
      const ask = async () => {
        asked.current = true;
        const { variables }: Question = JSON.parse(content);
        try {
          const operation = { name: 'IndicativeQuote', hash: IndicativeQuote };
          const data = await persistedGet<IndicativeQuoteQuery>(operation, variables, abort.signal);
          if (!abort.signal.aborted) setAnswer({ to: content, quote: data.indicativeQuote, failed: false });
        } catch {
          // An aborted request is not a failure. Other failures appear next to the figure, with a retry button.
          if (!abort.signal.aborted) setAnswer({ to: content, quote: null, failed: true });
        }
      };
      const timer = setTimeout(() => void ask(), asked.current ? PAUSE : 0);
      return () => {
        clearTimeout(timer);
        abort.abort();
      };
    },
    [content, isReady],
  );
  return {
    quote: answer.quote,
    busy: answer.to !== content,
    failed: answer.failed && answer.to === content,
    retry: () => setTries((count) => count + 1),
  };
}

type Conditions = Readonly<{
  /** The bank's agreement for new and used vehicles. */
  terms: Record<Condition, Terms>;
  /** The coupon that the next screen applies automatically; undefined until loaded. */
  coupon: { id: string; description: string } | null | undefined;
}>;

/** Loads the agreements and the coupon that every quote gets. */
export function useConditions(): Conditions {
  const [conditions, setConditions] = useState<Conditions>({ terms: EXPECTED_TERMS, coupon: undefined });
  useEffect(function readConditions() {
    const abort = new AbortController();
    const read = async () => {
      try {
        const operation = { name: 'LandingConditions', hash: LandingConditions };
        setConditions(
          quickConditions(await persistedGet<LandingConditionsQuery>(operation, {}, abort.signal)),
        );
      } catch {
        // Keep the default ratios: the bank checks the offer in any case.
        if (!abort.signal.aborted) setConditions({ terms: EXPECTED_TERMS, coupon: null });
      }
    };
    void read();
    return () => abort.abort();
  }, []);
  return conditions;
}
