import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { useFollowUpQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';

export type Assignee = Pick<NonNullable<FollowUpViewFragment['assignee']>, 'name' | 'isViewer'> | null;

/** Returns who follows up a proposal; null for nobody, for other roles and for a bank that does not state it. */
export function useAssignee(proposalId: string, role: Role): Assignee {
  const { data } = useFollowUpQuery({
    variables: { proposalId },
    skip: role !== 'SELLER',
    // Without an answer there is no question before a link is sent.
    context: { quiet: true },
  });
  return data?.followUp?.assignee ?? null;
}
