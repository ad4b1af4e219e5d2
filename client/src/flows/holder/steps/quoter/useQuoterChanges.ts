import type { QuoterValues } from '@prendarios/rules/forms/quoter';
import { useState } from 'react';
import type { RateMode } from '#generated/graphql.ts';
import type { StepForm } from '#shared/forms/useStepForm.ts';
import { useHolderFlow } from '../../flow/HolderContext.ts';
import {
  limitsOf,
  movedBy,
  nearestTo,
  restored,
  type Moved,
  type OfferView,
  type QuoterChoice,
  type Remembered,
  withMode,
} from './quoterState.ts';

type ChangesOptions = {
  offer: OfferView;
  /** There is a proposal, which keeps its mode. */
  isMade: boolean;
  form: StepForm<QuoterValues>;
  choice: QuoterChoice;
};

/** Changes of the choice, what each of them moves besides, and the offer nearest to what was wanted. */
export function useQuoterChanges({ offer, isMade, form, choice }: ChangesOptions) {
  const flow = useHolderFlow();
  /** Before the offer, in whole pesos. Fixed on arrival: the address follows the choice. */
  const [wanted] = useState(() => (isMade ? null : flow.choice.amount));
  const [moved, setMoved] = useState<Moved | null>(null);
  const [remembered, setRemembered] = useState<Remembered>({});
  const { mode, amount } = choice;
  const { max } = limitsOf(offer, mode);
  /** What was wanted counts until another amount is chosen. */
  const nearest = nearestTo(offer, mode, amount === max ? (wanted ?? max) : amount);
  const before = moved && restored(offer, choice, moved);

  const keep = (next: QuoterChoice, moves: Moved | null) => {
    setMoved(moves);
    for (const key of ['mode', 'amount', 'term', 'dueDay'] as const) form.set(key, next[key]);
  };
  const change = (next: QuoterChoice) => keep(next, movedBy(choice, next, moved, remembered));
  return {
    change,
    /** An amount that was chosen replaces what could not be read, also if it is the amount of before. */
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
      // The message is at the amount.
      form.set('amount', amount);
    },
    /** In place of an amount that the offer does not reach. */
    nearest: nearest && isMade ? { ...nearest, other: null } : nearest,
    takeNearest: (found: Pick<QuoterChoice, 'mode' | 'amount'>) => {
      form.set('unread', null);
      keep({ ...choice, ...found }, null);
    },
    /** What the last change moved besides, and the way back; null where there is none. */
    moved,
    restored: before,
    restore: () => {
      if (before !== null) keep(before, null);
    },
  };
}
