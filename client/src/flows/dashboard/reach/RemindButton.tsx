import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import type { ReminderViewFragment } from '#generated/graphql.ts';
import { useToday } from '#shared/text/useToday.ts';
import { lastReminder } from './lastReminder.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';
import { useReminder } from './useReminder.ts';

type RemindButtonProps = {
  proposalId: string;
  reminder: ReminderViewFragment;
  look: Pick<ButtonProps, 'variant' | 'size' | 'block'>;
};

/** Reminds whom the proposal waits for, and says when and where the last reminder went. */
export const RemindButton = ({ proposalId, reminder, look }: RemindButtonProps) => {
  const { busy, problem, send } = useReminder(proposalId);
  const today = useToday();
  return (
    <Stack gap={2} align={look.block ? 'stretch' : 'start'}>
      <Button {...look} busy={busy} busyText={TEXT.sending} onClick={send}>
        {TEXT.action[reminder.party]}
      </Button>
      <div role="status">
        {reminder.last !== null && (
          <Text size={15} tone="muted">
            {lastReminder(reminder.last, today)}
          </Text>
        )}
      </div>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
};
