import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type ChangeFollowUpInput, FollowUpDocument, type FollowUpViewFragment } from '#generated/graphql.ts';
import { useChangeFollowUpMutation, useFollowUpQuery } from '#generated/hooks.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { FOLLOW_UP_TEXTS as TEXT } from './texts.ts';

type FollowUpRead =
  | { kind: 'loading' | 'failed' }
  /** The bank does not support follow-ups. */
  | { kind: 'absent' }
  | { kind: 'shown'; followUp: FollowUpViewFragment };

/** Loads how a point of sale follows up a proposal; refetches whenever it is shown. */
export function useFollowUp(proposalId: string): { read: FollowUpRead; retry: () => void } {
  const { data, loading, refetch } = useFollowUpQuery({
    variables: { proposalId },
    fetchPolicy: 'cache-and-network',
    // Colleagues write, too.
    pollInterval: 60_000,
    skipPollAttempt: () => document.visibilityState === 'hidden' || !navigator.onLine,
    // This section shows its failure itself.
    context: { quiet: true },
  });
  const read = (): FollowUpRead => {
    if (data === undefined) return { kind: loading ? 'loading' : 'failed' };
    return data.followUp === null ? { kind: 'absent' } : { kind: 'shown', followUp: data.followUp };
  };
  // On failure, the error stays visible.
  return { read: read(), retry: () => void refetch().catch(() => undefined) };
}

/** Refetches the follow-up; returns whether the page now shows the current one. */
const readFollowUp = (client: ApolloClient, proposalId: string): Promise<boolean> =>
  client
    .query({
      query: FollowUpDocument,
      variables: { proposalId },
      fetchPolicy: 'network-only',
      context: { quiet: true },
    })
    .then(
      ({ data }) => data !== undefined,
      () => false,
    );

type Change = Omit<ChangeFollowUpInput, 'proposalId'>;
/** `overtaken`: a colleague took the proposal in the meantime, and the page shows who. */
type Outcome = 'saved' | 'overtaken' | 'failed';

/**
 * Writes one part of a follow-up and updates what is shown. `send` returns the outcome; `dismiss` hides its problem.
 */
export function useFollowUpChange(proposalId: string) {
  const client = useApolloClient();
  const write = useKeyedWrite();
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { loading }] = useChangeFollowUpMutation();

  async function send(input: Change): Promise<Outcome> {
    if (loading) return 'failed';
    setProblem(null);
    try {
      const data = await write(JSON.stringify(input), (context) =>
        change({ variables: { input: { proposalId, ...input } }, context }),
      );
      const { followUp, userErrors } = data.changeFollowUp;
      if (followUp === null) {
        const [refusal] = userErrors;
        const isOvertaken =
          refusal?.code === 'ASSIGNED_MEANWHILE' && (await readFollowUp(client, proposalId));
        setProblem(refusal?.message ?? TEXT.problem);
        return isOvertaken ? 'overtaken' : 'failed';
      }
      client.cache.writeQuery({
        query: FollowUpDocument,
        variables: { proposalId },
        data: { __typename: 'Query', followUp },
      });
      return 'saved';
    } catch (error) {
      setProblem(TEXT[writeFailure(error)]);
      return 'failed';
    }
  }

  return { busy: loading, problem, send, dismiss: () => setProblem(null) };
}
