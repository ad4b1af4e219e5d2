import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { FOLLOW_UP_TEXTS } from './texts.ts';
import { useFollowUpChange } from './useFollowUp.ts';

const TakeOverDialog = lazyDialog(async () => (await import('./TakeOverDialog.tsx')).TakeOverDialog);

const TEXT = FOLLOW_UP_TEXTS.assignee;

type Held = Pick<FollowUpViewFragment, 'assignee' | 'assignedAt'>;
type AssigneeProps = Held & { proposalId: string; canChange: boolean };

/** 'La tiene Ana Gómez desde el 12/11/2026.' */
function assigneeText({ assignee, assignedAt }: Held): string {
  if (assignee === null) return TEXT.nobody;
  const since = assignedAt === null ? null : formatDate(assignedAt);
  if (assignee.isViewer) return TEXT.you(since);
  return TEXT.other(assignee.name === null ? FOLLOW_UP_TEXTS.somebody : nameCase(assignee.name), since);
}

/** Shows who follows up the proposal. A seller can take it, also from a colleague after a question, or leave it. */
export const Assignee = ({ proposalId, canChange, ...held }: AssigneeProps) => {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, send } = useFollowUpChange(proposalId);
  const isMine = held.assignee?.isViewer === true;
  const isColleagues = held.assignee !== null && !isMine;
  const takeOver = async () => {
    if (await send({ isAssigned: true })) setAsking(false);
  };
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Text role="status" weight="semibold">
          {assigneeText(held)}
        </Text>
        {canChange && (
          <Button
            variant="secondary"
            size="small"
            busy={busy && !isAsking}
            busyText={FOLLOW_UP_TEXTS.saving}
            onClick={() => (isColleagues ? setAsking(true) : void send({ isAssigned: !isMine }))}
          >
            {isMine ? TEXT.leave : TEXT.take}
          </Button>
        )}
      </Stack>
      {canChange && (
        <TakeOverDialog
          open={isAsking && isColleagues}
          title={TEXT.takeOver.question(assigneeText(held))}
          busy={busy}
          error={problem}
          onConfirm={() => void takeOver()}
          onCancel={() => setAsking(false)}
        />
      )}
      {problem !== null && !isAsking && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
};
