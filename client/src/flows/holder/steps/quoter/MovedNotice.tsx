import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { formatPercent, formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { Moved, QuoterChoice } from './quoterState.ts';
import type { TermRates } from './schedule.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.moved;

const nameOf = ({ mode }: QuoterChoice) =>
  mode === 'UVA' ? QUOTER_TEXTS.uva : QUOTER_TEXTS.fixed.toLowerCase();

const loanText = ({ amount, term }: QuoterChoice) => TEXT.loan(formatPesos(amount), installmentLabel(term));

/** Returns ' y la tasa sube a 44,40 %'; '' if the rate stays or the bank does not state the rates. */
function rateChange(before: QuoterChoice, after: QuoterChoice, rates: TermRates): string {
  const tnaOf = ({ term }: QuoterChoice) => rates.find((rate) => rate.term === term)?.tna;
  const [was, is] = [tnaOf(before), tnaOf(after)];
  if (was === undefined || is === undefined || Number(was) === Number(is)) return '';
  return Number(is) > Number(was) ? TEXT.rises(formatPercent(is)) : TEXT.falls(formatPercent(is));
}

type MovedNoticeProps = {
  choice: QuoterChoice;
  moved: Moved;
  /** Rates by term in the choice's mode. */
  rates: TermRates;
  /** The choice after `onRestore`; null if there is nothing to restore. */
  restored: QuoterChoice | null;
  onRestore: () => void;
};

function sentences({ choice, moved: { by, before }, rates, restored }: MovedNoticeProps): string {
  if (by === 'amount') return TEXT.amount(installmentLabel(choice.term), rateChange(before, choice, rates));
  if (by === 'return') return TEXT.returned(nameOf(choice), loanText(choice));
  const begins = TEXT.mode(nameOf(choice), loanText(choice));
  return restored?.mode === choice.mode
    ? begins
    : `${begins} ${TEXT.outOfReach(formatPesos(before.amount), nameOf(choice))}`;
}

/** Explains the side effects of a change next to the affected control, and can undo them (ST-26, ST-27). */
export const MovedNotice = (props: MovedNoticeProps) => {
  const { choice, moved, restored, onRestore } = props;
  const back = () => {
    if (restored === null) return null;
    if (moved.by === 'amount') return TEXT.back(installmentLabel(restored.term));
    return TEXT.back(restored.mode === choice.mode ? loanText(restored) : nameOf(restored));
  };
  const label = back();
  return (
    <Alert
      tone="warning"
      live
      action={
        label !== null && (
          <Button type="button" variant="secondary" size="small" onClick={onRestore}>
            <Spoken>{label}</Spoken>
          </Button>
        )
      }
    >
      <Spoken>{sentences(props)}</Spoken>
    </Alert>
  );
};
