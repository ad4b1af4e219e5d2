import { isDueDay } from '@prendarios/rules/dueDay';
import { termsBetween } from '@prendarios/rules/installments';
import type { RateMode, SimulationOfferQuery } from '#generated/graphql.ts';
import type { QuoteChoice } from '#shared/loan/quote/choice.ts';

type SimulationView = NonNullable<SimulationOfferQuery['currentSimulation']>;
export type OfferView = NonNullable<SimulationView['offer']>;

/** The user's choice in the quoter. Amount in whole pesos. */
export type QuoterChoice = { mode: RateMode; amount: number; term: number; dueDay: number };

const FIRST_DUE_DAY = 10;

export function modeOf(offer: OfferView, mode: RateMode): OfferView['modes'][number] | undefined {
  return offer.modes.find((candidate) => candidate.mode === mode);
}

/** The limits of a mode, in whole pesos; both 0 if it is not offered. */
export function limitsOf(offer: OfferView, mode: RateMode): { min: number; max: number } {
  const found = modeOf(offer, mode);
  return {
    min: Math.floor(Number(found?.minAmount.amount ?? 0)),
    max: Math.floor(Number(found?.maxAmount.amount ?? 0)),
  };
}

/** ST-24: whether a mode can be chosen. */
export function hasOffer(offer: OfferView | null | undefined): offer is OfferView {
  return offer?.modes.some(({ isAvailable }) => isAvailable) ?? false;
}

type Wanted = Pick<QuoteChoice, 'rateMode' | 'amount' | 'term' | 'dueDay'>;

/** ST-26, ST-28: returns a mode's maximum amount and default term. */
function defaultsOf(offer: OfferView, mode: RateMode, dueDay: number): QuoterChoice {
  return { mode, amount: limitsOf(offer, mode).max, term: modeOf(offer, mode)?.defaultTerm ?? 0, dueDay };
}

/**
 * ST-25, ST-28: returns the initial mode, amount and term. Values requested earlier, or chosen before a reload, take
 * precedence within the limits of the offer.
 */
export function firstChoice(offer: OfferView, wanted: Wanted): QuoterChoice {
  const dueDay = wanted.dueDay !== null && isDueDay(wanted.dueDay) ? wanted.dueDay : FIRST_DUE_DAY;
  const wantedMode = wanted.rateMode === null ? undefined : modeOf(offer, wanted.rateMode);
  const mode = wantedMode?.isAvailable === true ? wantedMode.mode : offer.initialMode;
  const first = defaultsOf(offer, mode, dueDay);
  const { min, max } = limitsOf(offer, mode);
  const { minTerm, maxTerm } = modeOf(offer, mode) ?? { minTerm: 0, maxTerm: 0 };
  const isTerm = wanted.term !== null && termsBetween(minTerm, maxTerm).includes(wanted.term);
  return {
    ...first,
    amount: wanted.amount === null ? first.amount : Math.min(Math.max(wanted.amount, min), max),
    term: isTerm && wanted.term !== null ? wanted.term : first.term,
  };
}

/** Alternatives to an amount over a mode's limit, in whole pesos; `other` is a mode that allows it. */
export type Nearest = { asked: number; amount: number; missing: number; other: RateMode | null };

/**
 * Returns the alternatives to an amount over the mode's limit: the limit with a larger down payment, or the same amount in
 * the other mode. Null if the mode allows the amount (docs/domain.md#the-nearest-offer).
 */
export function nearestTo(offer: OfferView, mode: RateMode, asked: number): Nearest | null {
  const { max } = limitsOf(offer, mode);
  if (asked <= max) return null;
  const other = offer.modes.find(
    (one) => one.isAvailable && one.mode !== mode && asked <= limitsOf(offer, one.mode).max,
  );
  return { asked, amount: max, missing: asked - max, other: other?.mode ?? null };
}

/** The last choice in each mode before switching to the other. */
export type Remembered = Readonly<Partial<Record<RateMode, QuoterChoice>>>;

/** ST-26: switches to a mode's defaults the first time, later to its last choice. The due day stays. */
export function withMode(
  offer: OfferView,
  choice: QuoterChoice,
  mode: RateMode,
  remembered: Remembered = {},
): QuoterChoice {
  if (mode === choice.mode) return choice;
  const before = remembered[mode];
  return before ? { ...before, dueDay: choice.dueDay } : defaultsOf(offer, mode, choice.dueDay);
}

/** ST-27: changes the amount, and the term to the longest. */
export function withAmount(offer: OfferView, choice: QuoterChoice, amount: number): QuoterChoice {
  if (amount === choice.amount) return choice;
  return { ...choice, amount, term: modeOf(offer, choice.mode)?.maxTerm ?? choice.term };
}

/**
 * The side effects of a change, and the choice before it. `return`: the user switched back to a mode, which restored its
 * choice.
 */
export type Moved = { by: 'mode' | 'amount' | 'return'; before: QuoterChoice };

/**
 * Returns the side effects of a change from `before` to `after`; null if there are none. Consecutive changes of the amount
 * keep the term from before the first one, so that it can be restored after the slider has stopped.
 */
export function movedBy(
  before: QuoterChoice,
  after: QuoterChoice,
  earlier: Moved | null,
  remembered: Remembered = {},
): Moved | null {
  if (after.mode !== before.mode) {
    const isSame = after.amount === before.amount && after.term === before.term;
    return isSame ? null : { by: remembered[after.mode] ? 'return' : 'mode', before };
  }
  // A day has no side effects, so an earlier notice stays.
  if (after.amount === before.amount) return after.term === before.term ? earlier : null;
  if (after.term !== before.term) return { by: 'amount', before };
  return earlier?.by === 'amount' ? earlier : null;
}

function fits(offer: OfferView, { mode, amount, term }: QuoterChoice): boolean {
  const { min, max } = limitsOf(offer, mode);
  const { minTerm = 0, maxTerm = 0 } = modeOf(offer, mode) ?? {};
  return amount >= min && amount <= max && term >= minTerm && term <= maxTerm;
}

/**
 * Undoes the side effects of a change. If the amount changed, restores the term; if the mode changed, restores amount
 * and term, in the previous mode if the new one does not allow them. Returns null if there is nothing to restore.
 */
export function restoredChoice(
  offer: OfferView,
  choice: QuoterChoice,
  { by, before }: Moved,
): QuoterChoice | null {
  if (by === 'return') return null;
  const { amount, term } = before;
  const back = by === 'amount' ? { ...choice, term } : { ...choice, amount, term };
  if (fits(offer, back)) return back;
  return by === 'mode' ? { ...before, dueDay: choice.dueDay } : null;
}

const MAX_INFLATION = 30;

/** Parses a monthly percentage with a decimal comma or point; null unless it is from 0 to 30. */
export function parseInflation(text: string): number | null {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain) <= MAX_INFLATION ? Number(plain) : null;
}
