import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Spoken } from '@prendarios/design-system/foundations/Spoken';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { formatPesos } from '@prendarios/rules/format';
import type { Nearest, QuoterChoice } from './quoterState.ts';
import { QUOTER_TEXTS as TEXT } from './texts.ts';

type Found = Pick<QuoterChoice, 'mode' | 'amount'>;

type NearestNoticeProps = {
  choice: QuoterChoice;
  nearest: Nearest;
  onTake: (found: Found) => void;
};

/** Suggests the offers nearest to the request, each accepted with one press (docs/domain.md#the-nearest-offer). */
export const NearestNotice = ({ choice, nearest, onTake }: NearestNoticeProps) => {
  const { asked, amount, missing, other } = nearest;
  const button = (found: Found, label: string) => (
    <Button type="button" variant="secondary" size="small" onClick={() => onTake(found)}>
      <Spoken>{label}</Spoken>
    </Button>
  );
  return (
    <Alert
      live
      action={
        (amount !== choice.amount || other !== null) && (
          <Stack direction="row" gap={2} wrap>
            {amount !== choice.amount &&
              button({ mode: choice.mode, amount }, TEXT.takeMost(formatPesos(amount)))}
            {other !== null &&
              button(
                { mode: other, amount: asked },
                TEXT.takeOther(other === 'UVA' ? TEXT.uva : TEXT.fixed.toLowerCase(), formatPesos(asked)),
              )}
          </Stack>
        )
      }
    >
      <Spoken>{TEXT.cut(formatPesos(asked), formatPesos(missing))}</Spoken>
    </Alert>
  );
};
