import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useState } from 'react';
import type { ServerProblem } from '#shared/forms/userErrors.ts';

/** The reason why an offer can no longer be accepted; a new one can be requested. */
export type OfferEnd = 'OFFER_EXPIRED' | 'OFFER_TAKEN';

export const offerEndOf = ({ code }: Pick<ServerProblem, 'code'>): OfferEnd | null =>
  code === 'OFFER_EXPIRED' || code === 'OFFER_TAKEN' ? code : null;

/** Whether the last day of an offer has passed; false if it has none. */
export const isPast = (validUntil: string | null, now: Date): boolean =>
  validUntil !== null && todayInArgentina(now) > validUntil;

/** Records that the server reported the end of the offer; pass `take` as a form's `onProblem`, then show OfferEndedPage. */
export function useOfferEnd() {
  const [reason, setReason] = useState<OfferEnd | null>(null);
  const take = (problem: ServerProblem): boolean => {
    const found = offerEndOf(problem);
    if (found !== null) setReason(found);
    return found !== null;
  };
  return { reason, take, forget: () => setReason(null) };
}
