import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import { formatDate } from '@prendarios/rules/format';
import { useState } from 'react';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { lazyDialog } from '#shared/page/lazyDialog.tsx';
import { memberInText } from './memberName.ts';
import { FOLLOW_UP_TEXTS } from './texts.ts';
import { useFollowUpChange } from './useFollowUp.ts';

const TakeOverDialog = lazyDialog(async () => (await import('./TakeOverDialog.tsx')).TakeOverDialog);

const TEXT = FOLLOW_UP_TEXTS.assignee;

type Held = Pick<FollowUpViewFragment, 'assignee' | 'assignedAt' | 'history'>;
type AssigneeProps = Held & { proposalId: string; canChange: boolean };

/** Formats 'No la tiene nadie: la soltó Ana Gómez el 12/11/2026.' */
function nobodyText(history: Held['history']): string {
  const last = history.find(({ kind }) => kind === 'TAKEN' || kind === 'LEFT');
  if (last?.kind !== 'LEFT') return TEXT.nobody;
  return TEXT.left(last.by.isViewer, memberInText(last.by), formatDate(last.doneAt));
}

/** Formats 'La tiene Ana Gómez desde el 12/11/2026.' */
function assigneeText({ assignee, assignedAt, history }: Held): string {
  if (assignee === null) return nobodyText(history);
  const since = assignedAt === null ? null : formatDate(assignedAt);
  if (assignee.isViewer) return TEXT.you(since);
  return TEXT.other(assignee.name === null ? FOLLOW_UP_TEXTS.somebody : nameCase(assignee.name), since);
}

/**
 * Shows who follows up the proposal. Sellers can take it, or take it over from a colleague after confirming, or release
 * it.
 */
export const Assignee = ({ proposalId, canChange, ...held }: AssigneeProps) => {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, send, dismiss } = useFollowUpChange(proposalId);
  const isMine = held.assignee?.isViewer === true;
  const isColleagues = held.assignee !== null && !isMine;
  const take = async () => {
    const knownAssignedAt = isColleagues ? held.assignedAt : null;
    const outcome = await send({ isAssigned: true, ...(knownAssignedAt !== null && { knownAssignedAt }) });
    if (outcome !== 'failed') setAsking(outcome === 'overtaken');
  };
  const press = () => {
    if (isMine) void send({ isAssigned: false });
    else if (isColleagues) setAsking(true);
    else void take();
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
            onClick={press}
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
          onConfirm={() => void take()}
          onCancel={() => {
            setAsking(false);
            dismiss();
          }}
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
