import { useApolloClient } from '@apollo/client/react';
import { ViewerDocument } from '#generated/graphql.ts';
import { clearLogout, noteActivity } from './activity.ts';
import { dropDraftsBut } from './drafts.ts';
import { currentSession, rereadSession } from './sessionStore.ts';
import { notifyTabs } from './tabs.ts';

/** Call when the tokens are there: pages and answers are the user's from then on. */
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
      // At once: the gateway opens a session only for a recent sign-in.
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } });
    } catch {
      // The next screen asks again and shows the problem.
    }
  };
}
