import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { MessagePage } from './MessagePage.tsx';

const TEXT = COMMON_TEXTS.hours;

type HoursPageProps = {
  /** The bank's own message, because only the bank's clock counts (docs/domain.md#opening-hours). */
  message: string;
  busy?: boolean;
  onRetry: () => void;
};

/** Tells the user that the step is closed now, that their answers are saved, and when to return. */
export const HoursPage = ({ message, busy = false, onRetry }: HoursPageProps) => {
  return (
    <MessagePage
      icon="clock"
      title={TEXT.title}
      action={
        <Button busy={busy} onClick={onRetry}>
          {COMMON_TEXTS.retry}
        </Button>
      }
    >
      <Text>{message}</Text>
      <Text tone="muted">{TEXT.next}</Text>
    </MessagePage>
  );
};
