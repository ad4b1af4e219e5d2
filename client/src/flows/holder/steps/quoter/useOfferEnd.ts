import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useState } from 'react';
import type { ServerProblem } from '../../../../shared/forms/userErrors.ts';

/** Why an offer can no longer be taken; another one can be asked for. */
export type OfferEnd = 'OFFER_EXPIRED' | 'OFFER_TAKEN';

export const offerEndOf = ({ code }: Pick<ServerProblem, 'code'>): OfferEnd | null =>
  code === 'OFFER_EXPIRED' || code === 'OFFER_TAKEN' ? code : null;

/** Whether the last day of an offer has gone by; one whose bank names none has none. */
export const isPast = (validUntil: string | null, now: Date): boolean =>
  validUntil !== null && todayInArgentina(now) > validUntil;

/** Notes that the server said so: `take` is a form's `onProblem`, and the page then shows OfferEndedPage. */
export function useOfferEnd() {
  const [reason, setReason] = useState<OfferEnd | null>(null);
  const take = (problem: ServerProblem): boolean => {
    const found = offerEndOf(problem);
    if (found !== null) setReason(found);
    return found !== null;
  };
  return { reason, take, forget: () => setReason(null) };
}
