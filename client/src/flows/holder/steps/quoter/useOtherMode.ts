import type { RateMode } from '#generated/graphql.ts';
import { useOfferQuoteQuery } from '#generated/hooks.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { limitsOf, modeOf, type OfferView, type QuoterChoice } from './quoterState.ts';
import type { QuoteView } from './schedule.ts';

export const otherOf = (mode: RateMode): RateMode => (mode === 'FIXED' ? 'UVA' : 'FIXED');

/** Returns why the same loan does not exist in the other mode; null if it does. */
export function whyNotComparable(
  offer: OfferView,
  { mode, amount, term }: QuoterChoice,
): 'mode' | 'amount' | 'term' | null {
  const other = modeOf(offer, otherOf(mode));
  if (other?.isAvailable !== true) return 'mode';
  if (amount > limitsOf(offer, other.mode).max) return 'amount';
  return term < other.minTerm || term > other.maxTerm ? 'term' : null;
}

/** Requests the bank's schedule of the same loan in the other mode, once the choice's own has loaded. */
export function useOtherMode(choice: QuoterChoice, isAsked: boolean) {
  const answer = useOfferQuoteQuery({
    variables: {
      input: {
        financedAmount: String(choice.amount),
        term: choice.term,
        mode: otherOf(choice.mode),
        dueDay: choice.dueDay,
      },
    },
    skip: !isAsked,
    context: { quiet: true },
  });
  const failed = answer.error !== undefined && !answer.loading;
  const retry = () => void answer.refetch();
  useRetryOnline(() => {
    if (failed) retry();
  });
  const isCurrent = isAsked && !answer.loading && !failed;
  const quote: QuoteView | undefined = isCurrent ? answer.data?.currentSimulation?.quote : undefined;
  return { quote: quote ?? null, failed, retry };
}
