import type { QuoterValues } from '@prendarios/rules/forms/quoter';
import { useState } from 'react';
import type { RateMode } from '#generated/graphql.ts';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import {
  limitsOf,
  movedBy,
  nearestTo,
  restoredChoice,
  type Moved,
  type OfferView,
  type QuoterChoice,
  type Remembered,
  withMode,
} from './quoterState.ts';

type ChangesOptions = {
  offer: OfferView;
  /** Whether there is a proposal, whose mode cannot change. */
  isMade: boolean;
  form: StepForm<QuoterValues>;
  choice: QuoterChoice;
};

/** Manages changes of the choice, their side effects, and the offer nearest to the request. */
export function useQuoterChanges({ offer, isMade, form, choice }: ChangesOptions) {
  const flow = useHolderFlow();
  /** Amount requested before the offer, in whole pesos. Fixed on arrival, because the address follows the choice. */
  const [wanted] = useState(() => (isMade ? null : flow.choice.amount));
  const [moved, setMoved] = useState<Moved | null>(null);
  const [remembered, setRemembered] = useState<Remembered>({});
  const { mode, amount } = choice;
  const { max } = limitsOf(offer, mode);
  /** The requested amount counts until another one is chosen. */
  const nearest = nearestTo(offer, mode, amount === max ? (wanted ?? max) : amount);
  const before = moved && restoredChoice(offer, choice, moved);

  const keep = (next: QuoterChoice, moves: Moved | null) => {
    setMoved(moves);
    for (const key of ['mode', 'amount', 'term', 'dueDay'] as const) form.set(key, next[key]);
  };
  const change = (next: QuoterChoice) => keep(next, movedBy(choice, next, moved, remembered));
  return {
    change,
    /** A chosen amount replaces unreadable text, even if it equals the previous amount. */
    changeAmount: (next: QuoterChoice) => {
      form.set('unread', null);
      change(next);
    },
    changeMode: (other: RateMode) => {
      setRemembered({ ...remembered, [mode]: choice });
      change(withMode(offer, choice, other, remembered));
    },
    setUnread: (text: string) => {
      form.set('unread', text);
      // Shows the message at the amount.
      form.set('amount', amount);
    },
    /** Alternatives to an amount over the limit. */
    nearest: nearest && isMade ? { ...nearest, other: null } : nearest,
    takeNearest: (found: Pick<QuoterChoice, 'mode' | 'amount'>) => {
      form.set('unread', null);
      keep({ ...choice, ...found }, null);
    },
    /** The last change's side effects, and how to undo them; null if there are none. */
    moved,
    restored: before,
    restore: () => {
      if (before !== null) keep(before, null);
    },
  };
}
