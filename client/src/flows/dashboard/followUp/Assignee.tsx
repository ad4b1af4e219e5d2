import { Button } from '@prendarios/design-system/actions/Button';
import { Alert } from '@prendarios/design-system/feedback/Alert';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { nameCase } from '@prendarios/rules/displayCase';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { FOLLOW_UP_TEXTS } from './texts.ts';
import { useFollowUpChange } from './useFollowUp.ts';

const TEXT = FOLLOW_UP_TEXTS.assignee;

type AssigneeProps = {
  proposalId: string;
  canChange: boolean;
  assignee: FollowUpViewFragment['assignee'];
};

function assigneeText(assignee: AssigneeProps['assignee']): string {
  if (assignee === null) return TEXT.nobody;
  if (assignee.isViewer) return TEXT.you;
  return TEXT.other(assignee.name === null ? FOLLOW_UP_TEXTS.somebody : nameCase(assignee.name));
}

/** Who looks after the proposal; a seller takes it, also from a colleague, or leaves it. */
export const Assignee = ({ proposalId, canChange, assignee }: AssigneeProps) => {
  const { busy, problem, send } = useFollowUpChange(proposalId);
  const isMine = assignee?.isViewer === true;
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Text role="status" weight="semibold">
          {assigneeText(assignee)}
        </Text>
        {canChange && (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            busyText={FOLLOW_UP_TEXTS.saving}
            onClick={() => void send({ isAssigned: !isMine })}
          >
            {isMine ? TEXT.leave : TEXT.take}
          </Button>
        )}
      </Stack>
      {problem !== null && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Stack>
  );
};
