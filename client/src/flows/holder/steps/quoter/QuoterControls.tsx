import { ChipRadio } from '@prendarios/design-system/actions/ChipRadio';
import { SegmentedControl } from '@prendarios/design-system/actions/SegmentedControl';
import { AmountControl } from '@prendarios/design-system/fields/AmountControl';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { parseWholeAmount } from '@prendarios/rules/amount';
import { DUE_DAYS } from '@prendarios/rules/dueDay';
import { formatNumber, formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { RateMode } from '#generated/graphql.ts';
import { useRef, type ReactNode } from 'react';
import { limitsOf, modeOf, withAmount, type OfferView, type QuoterChoice } from './quoterState.ts';
import type { TermRates } from './schedule.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';

type QuoterControlsProps = {
  offer: OfferView;
  choice: QuoterChoice;
  onChange: (choice: QuoterChoice) => void;
  onMode: (mode: RateMode) => void;
  onAmount: (choice: QuoterChoice) => void;
  /** Typed text that is not an amount. */
  unread: string | null;
  onUnread: (text: string) => void;
  /** Terms for which the bank has rates. */
  terms: readonly number[];
  /** Whether the rate mode is fixed, as in an existing proposal. */
  lockedMode: boolean;
  /** Rates of these terms; empty if the bank does not state them. */
  rates: TermRates;
  amountError: string | undefined;
  /** Notice about the last change's side effects; below the chips, so that it shifts none of them. */
  notice: ReactNode;
};

/** Pesos per step of the slider and its keys. Any whole number may be typed. */
const SLIDER_STEP = 100_000;

const FREQUENT_DAYS = [1, 5, 10, 15, 20, 25];
/** Chips for whole years; the other terms are in the list next to them. */
const YEARLY = 12;

export const QuoterControls = (props: QuoterControlsProps) => {
  const { offer, choice, onChange, onMode, onAmount, unread, onUnread } = props;
  const { terms, rates, lockedMode, amountError, notice } = props;
  const { min, max } = limitsOf(offer, choice.mode);
  const modeOption = (value: RateMode, label: string) => {
    if (modeOf(offer, value)?.isAvailable !== true) {
      return { value, label, disabledReason: TEXT.modeUnavailable };
    }
    const isLocked = lockedMode && value !== choice.mode;
    return { value, label, ...(isLocked && { disabledReason: TEXT.modeLocked }) };
  };
  const rated = (term: number) => {
    const tna = rates.find((rate) => rate.term === term)?.tna;
    const label = installmentLabel(term);
    return tna === undefined
      ? { spoken: label }
      : { spoken: TEXT.rated(label, formatPercent(tna)), note: `${formatNumber(tna)}\u00a0%` };
  };
  /** Returns '18 cuotas · 33,9 %'. */
  const listed = (term: number) => [installmentLabel(term), rated(term).note ?? []].flat().join(' · ');
  const amountBlock = useRef<HTMLDivElement>(null);
  const termBlock = useRef<HTMLDivElement>(null);
  /** Scrolls terms and notice above a phone's bottom bar after an amount changed the term, unless the user moved on. */
  const showTerms = () => {
    if (amountBlock.current?.contains(document.activeElement) !== true) return;
    termBlock.current?.scrollIntoView({ block: 'nearest' });
  };
  const yearly = terms.filter((term) => term % YEARLY === 0 || term === choice.term);
  const others = terms.filter((term) => !yearly.includes(term));
  return (
    <Card as="section" flushOnPhone>
      <Stack gap={6}>
        <SegmentedControl
          name="mode"
          label={TEXT.mode}
          hideLabel
          value={choice.mode}
          onChange={onMode}
          options={[modeOption('FIXED', TEXT.fixed), modeOption('UVA', TEXT.uva)]}
        />
        <div ref={amountBlock}>
          <AmountControl
            name="amount"
            label={TEXT.amount}
            error={amountError}
            value={choice.amount}
            unread={unread}
            onUnread={onUnread}
            min={min}
            max={max}
            step={SLIDER_STEP}
            parse={parseWholeAmount}
            onChange={(amount) => onAmount(withAmount(offer, choice, amount))}
            onCommit={() => requestAnimationFrame(showTerms)}
            minLabel={formatPesos(min)}
            maxLabel={TEXT.approvedUpTo(formatPesos(max))}
          />
        </div>
        <div ref={termBlock}>
          <Stack gap={6}>
            <ChipRadio
              name="term"
              label={rates.length > 0 ? TEXT.termAndRate : TEXT.term}
              value={choice.term}
              onChange={(term) => onChange({ ...choice, term })}
              options={yearly.map((term) => ({ value: term, label: String(term), ...rated(term) }))}
              {...(others.length > 0 && {
                other: {
                  label: TEXT.otherTerm,
                  options: others.map((term) => ({ value: term, label: listed(term) })),
                },
              })}
            />
            <ChipRadio
              name="dueDay"
              label={TEXT.dueDay}
              hint={TEXT.dueDayHint}
              value={choice.dueDay}
              onChange={(dueDay) => onChange({ ...choice, dueDay })}
              options={FREQUENT_DAYS.map((day) => ({ value: day, label: String(day), spoken: `día ${day}` }))}
              other={{
                label: TEXT.otherDay,
                options: DUE_DAYS.filter((day) => !FREQUENT_DAYS.includes(day)).map((day) => ({
                  value: day,
                  label: String(day),
                })),
              }}
            />
            {notice}
          </Stack>
        </div>
      </Stack>
    </Card>
  );
};
