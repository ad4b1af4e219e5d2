import { Button, type ButtonProps } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import { useId } from 'react';
import type { ReminderViewFragment } from '#generated/graphql.ts';
import { useWait } from '#shared/loan/link/useWait.ts';
import { useToday } from '#shared/text/useToday.ts';
import { lastReminder } from './lastReminder.ts';
import { REMINDER_TEXTS as TEXT } from './texts.ts';
import { useAskColleague } from './useAskColleague.tsx';
import type { Assignee } from './useAssignee.ts';
import { useReminder } from './useReminder.ts';

type RemindButtonProps = {
  proposalId: string;
  reminder: ReminderViewFragment;
  assignee: Assignee;
  look: Pick<ButtonProps, 'variant' | 'size' | 'block'>;
  /** Whether the proposal also waits for other people. */
  isOneOfSome?: boolean;
};

/**
 * Sends a reminder to a person whom the proposal waits for, and shows the last one; secondary after use, and disabled
 * until the next one may be sent.
 */
export const RemindButton = ({
  proposalId,
  reminder,
  assignee,
  look,
  isOneOfSome = false,
}: RemindButtonProps) => {
  const id = useId();
  const { party, last, nextAt } = reminder;
  const { busy, problem, send } = useReminder(proposalId, isOneOfSome ? party : null);
  const { ask, question } = useAskColleague(assignee);
  const today = useToday();
  const wait = useWait(nextAt);
  const mustWait = wait !== null;
  const isCalm = mustWait || (last !== null && todayInArgentina(new Date(last.sentAt)) === today);
  return (
    <Stack gap={2} align={look.block ? 'stretch' : 'start'}>
      <Button
        {...look}
        variant={isCalm ? 'secondary' : look.variant}
        busy={busy}
        busyText={TEXT.sending}
        aria-disabled={mustWait}
        aria-describedby={mustWait ? id : undefined}
        onClick={() => {
          if (!mustWait) ask(send);
        }}
      >
        {isOneOfSome && party === 'OWNER' ? TEXT.toOwner : TEXT.action[party]}
      </Button>
      {question}
      <div role="status">
        {last !== null && (
          <Text size={15} tone="muted">
            {lastReminder(last, today)}
          </Text>
        )}
        {mustWait && (
          <Text size={15} tone="muted" id={id} numeric>
            {wait}
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
