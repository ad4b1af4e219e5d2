import { Skeleton } from '@prendarios/design-system/feedback/Skeleton';
import { Card } from '@prendarios/design-system/foundations/Card';
import { Stack } from '@prendarios/design-system/foundations/Stack';
import { Text } from '@prendarios/design-system/foundations/Text';
import { useId } from 'react';
import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { LoadProblem } from '#shared/page/LoadProblem.tsx';
import { Assignee } from './Assignee.tsx';
import { History } from './History.tsx';
import { NextCall } from './NextCall.tsx';
import { Notes } from './Notes.tsx';
import { FOLLOW_UP_TEXTS as TEXT } from './texts.ts';
import { useFollowUp } from './useFollowUp.ts';

type FollowUpProps = {
  proposalId: string;
  /** `card`: on the proposal's page; `panel`: next to the list. */
  look: 'card' | 'panel';
};

/** Shows who follows up a proposal, their next call and the notes; for staff only. */
export const FollowUp = ({ proposalId, look }: FollowUpProps) => {
  const id = useId();
  const { read, retry } = useFollowUp(proposalId);
  if (read.kind === 'absent') return null;
  const isCard = look === 'card';
  const content = (
    <Stack gap={isCard ? 5 : 3}>
      <Text as={isCard ? 'h2' : 'h3'} size={isCard ? 20 : 17} id={id}>
        {TEXT.heading}
      </Text>
      {read.kind === 'loading' && <Skeleton shape="card" label={TEXT.loading} />}
      {read.kind === 'failed' && <LoadProblem headingLevel={3} onRetry={retry} />}
      {read.kind === 'shown' && <Parts proposalId={proposalId} followUp={read.followUp} />}
    </Stack>
  );
  return isCard ? (
    <Card as="section" aria-labelledby={id}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={id}>{content}</section>
  );
};

const Parts = ({ proposalId, followUp }: { proposalId: string; followUp: FollowUpViewFragment }) => {
  const part = { proposalId, canChange: followUp.canChange };
  return (
    <Stack gap={4}>
      <Assignee
        {...part}
        assignee={followUp.assignee}
        assignedAt={followUp.assignedAt}
        history={followUp.history}
      />
      <NextCall {...part} on={followUp.nextCallOn} />
      <Notes {...part} notes={followUp.notes} />
      {followUp.history.length > 0 && <History acts={followUp.history} />}
    </Stack>
  );
};
