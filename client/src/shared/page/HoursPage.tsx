import { Button } from '@prendarios/design-system/actions/Button';
import { EmptyState } from '@prendarios/design-system/feedback/EmptyState';
import { Text } from '@prendarios/design-system/foundations/Text';
import { Page } from './Page.tsx';
import { usePageTitle } from './usePageTitle.ts';
import { COMMON_TEXTS } from '#shared/text/common.ts';

const TEXT = COMMON_TEXTS.hours;

type HoursPageProps = {
  /** The bank's own message: its clock decides (docs/domain.md#opening-hours). */
  message: string;
  busy?: boolean;
  onRetry: () => void;
};

/** The step is closed at this hour: says that the answers are saved and when to come back. */
export const HoursPage = ({ message, busy = false, onRetry }: HoursPageProps) => {
  usePageTitle(TEXT.title);
  return (
    <Page width="form">
      <EmptyState
        icon="clock"
        headingLevel={1}
        title={TEXT.title}
        action={
          <Button busy={busy} onClick={onRetry}>
            {COMMON_TEXTS.retry}
          </Button>
        }
      >
        <Text>{message}</Text>
        <Text tone="muted">{TEXT.next}</Text>
      </EmptyState>
    </Page>
  );
};
