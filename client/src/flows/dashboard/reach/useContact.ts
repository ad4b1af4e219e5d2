import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RevealContactMutation } from '#generated/graphql.ts';
import { useRevealContactMutation } from '#generated/hooks.ts';
import { useKeyedWrite } from '#shared/api/useKeyedWrite.ts';
import { useRetryOnline } from '#shared/api/useRetryOnline.ts';
import { writeFailure } from '#shared/api/classify.ts';
import { readAgain } from '../proposal/readAgain.ts';
import { REACH_TEXTS as TEXT } from './texts.ts';

type Contact = NonNullable<RevealContactMutation['revealContact']['contact']>;

type ContactState =
  | { state: 'hidden' | 'asking' }
  | { state: 'shown'; contact: Contact }
  | { state: 'refused'; message: string };

/** Loads the applicant's contact on each request, and keeps it only while its component is mounted. */
export function useContact(proposalId: string) {
  const client = useApolloClient();
  const write = useKeyedWrite();
  const [shown, setShown] = useState<ContactState>({ state: 'hidden' });
  useRetryOnline(() =>
    setShown((now) => (now.state === 'refused' && now.message === TEXT.offline ? { state: 'hidden' } : now)),
  );
  const [reveal, { reset }] = useRevealContactMutation({ fetchPolicy: 'no-cache' });

  async function show() {
    setShown({ state: 'asking' });
    try {
      const data = await write(proposalId, (context) =>
        reveal({ variables: { input: { proposalId } }, context }),
      );
      reset();
      readAgain(client, 'FollowUp');
      const { contact, userErrors } = data.revealContact;
      const message = userErrors[0]?.message ?? TEXT.problem;
      setShown(contact === null ? { state: 'refused', message } : { state: 'shown', contact });
    } catch (error) {
      setShown({ state: 'refused', message: TEXT[writeFailure(error)] });
    }
  }

  return { shown, show: () => void show(), hide: () => setShown({ state: 'hidden' }) };
}
