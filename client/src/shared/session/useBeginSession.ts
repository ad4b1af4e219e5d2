import { useApolloClient } from '@apollo/client/react';
import { ViewerDocument } from '#generated/graphql.ts';
import { clearLogout, noteActivity } from './activity.ts';
import { dropDraftsBut } from './drafts.ts';
import { currentSession, rereadSession } from './sessionStore.ts';
import { notifyTabs } from './tabs.ts';

/** Returns a function to call once the tokens are stored; it starts the user's session and drops cached guest data. */
export function useBeginSession(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.clearStore();
    clearLogout();
    noteActivity();
    rereadSession();
    const session = currentSession();
    dropDraftsBut(session.kind === 'user' ? session.userId : null);
    notifyTabs('began');
    try {
      // Must follow immediately: the gateway opens a session only after a recent sign-in.
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } });
    } catch {
      // The next screen retries and reports the problem.
    }
  };
}
