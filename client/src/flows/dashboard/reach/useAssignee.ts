import type { FollowUpViewFragment } from '#generated/graphql.ts';
import { useFollowUpQuery } from '#generated/hooks.ts';
import type { Role } from '#shared/session/sessionStore.ts';

export type Assignee = Pick<NonNullable<FollowUpViewFragment['assignee']>, 'name' | 'isViewer'> | null;

/** Returns who follows up a proposal; null if nobody, for other roles and if the bank does not state it. */
export function useAssignee(proposalId: string, role: Role): Assignee {
  const { data } = useFollowUpQuery({
    variables: { proposalId },
    skip: role !== 'SELLER',
    // If the query fails, a link is sent without confirmation.
    context: { quiet: true },
  });
  return data?.followUp?.assignee ?? null;
}
