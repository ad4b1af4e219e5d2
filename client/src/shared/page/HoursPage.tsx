import { Button } from '@prendarios/design-system/actions/Button';
import { Text } from '@prendarios/design-system/foundations/Text';
import { COMMON_TEXTS } from '#shared/text/common.ts';
import { MessagePage } from './MessagePage.tsx';

const TEXT = COMMON_TEXTS.hours;

type HoursPageProps = {
  /** The bank's own message: its clock decides (docs/domain.md#opening-hours). */
  message: string;
  busy?: boolean;
  onRetry: () => void;
};

/** The step is closed at this hour: says that the answers are saved and when to come back. */
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
