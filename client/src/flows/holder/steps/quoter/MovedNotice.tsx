import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { formatPesos } from '@prendarios/rules/format';
import { installmentLabel } from '@prendarios/rules/installments';
import type { Moved, QuoterChoice } from './quoterState.ts';
import { QUOTER_TEXTS } from './texts.ts';

const TEXT = QUOTER_TEXTS.moved;

type MovedNoticeProps = {
  choice: QuoterChoice;
  moved: Moved;
  /** Null if the offer does not allow what was chosen before. */
  onRestore: (() => void) | null;
};

/** Says what a change moved besides (ST-26, ST-27), with the way back. */
export const MovedNotice = ({ choice, moved, onRestore }: MovedNoticeProps) => {
  const term = installmentLabel(choice.term);
  const wasAmount = formatPesos(moved.amount);
  const back = moved.amount === choice.amount ? installmentLabel(moved.term) : wasAmount;
  const text =
    moved.by === 'amount'
      ? TEXT.term(term)
      : TEXT.mode(
          choice.mode === 'UVA' ? QUOTER_TEXTS.uva : QUOTER_TEXTS.fixed.toLowerCase(),
          formatPesos(choice.amount),
          term,
        );
  return (
    <Alert
      live
      action={
        onRestore !== null && (
          <Button type="button" variant="secondary" size="small" onClick={onRestore}>
            <Spoken>{TEXT.back(back)}</Spoken>
          </Button>
        )
      }
    >
      <Spoken>{onRestore === null ? `${text} ${TEXT.outOfReach(wasAmount)}` : text}</Spoken>
    </Alert>
  );
};
