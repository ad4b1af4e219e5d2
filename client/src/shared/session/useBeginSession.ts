import { useApolloClient } from '@apollo/client/react';
import { ViewerDocument } from '../../generated/graphql.ts';
import { clearLogout, noteActivity } from './activity.ts';
import { dropDraftsBut } from './drafts.ts';
import { currentSession, rereadSession } from './sessionStore.ts';
import { tellTabs } from './tabs.ts';

/** After the identity service gave its tokens: the pages are the person's, and so are the answers from here on. */
export function useBeginSession(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client.clearStore();
    clearLogout();
    noteActivity();
    rereadSession();
    const session = currentSession();
    dropDraftsBut(session.kind === 'user' ? session.userId : null);
    tellTabs({ kind: 'began' });
    try {
      // At once: the gateway opens a session for a sign-in that has just been made, and for no older one.
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only', context: { quiet: true } });
    } catch {
      // The screen that comes next asks again and tells what is wrong.
    }
  };
}
