import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitBefore } from '#shared/session/retries.ts';
import { createSessionLink } from './sessionLink.ts';
import { createSignedInCall } from './signedInCall.ts';

const state = {
  isGuest: false,
  tokens: [] as (string | null)[],
  asked: [] as boolean[],
  stored: 't1',
  expired: 0,
};

const link = createSessionLink({
  isGuest: () => state.isGuest,
  loadCall: () =>
    Promise.resolve({
      signedInCall: createSignedInCall({
        isGuest: () => state.isGuest,
        identityToken: ({ refreshed }) => {
          state.asked.push(refreshed);
          const [first = null] = state.tokens;
          if (state.tokens.length > 1) state.tokens.shift();
          return Promise.resolve(first);
        },
        storedToken: () => state.stored,
        expireSession: () => {
          state.expired += 1;
        },
        noteAnswer: () => undefined,
        workHeader: () => ({}),
        noteWork: () => undefined,
      }),
    }),
});

const QUERY = gql`
  query Q {
    it
  }
`;
const refused = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });
const good = { data: { it: 1 } };

function client(answers: ApolloLink.Result[]) {
  const sent: (string | undefined)[] = [];
  const end = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers?.['authorization']);
    return of(answers.length > 1 ? (answers.shift() ?? good) : (answers[0] ?? good));
  });
  const apollo = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([link, end]),
  });
  return {
    sent,
    ask: (context = {}) => apollo.query({ query: QUERY, fetchPolicy: 'network-only', context }),
  };
}

beforeEach(() => {
  Object.assign(state, { isGuest: false, tokens: ['t1'], asked: [], stored: 't1', expired: 0 });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function settled<Value>(promise: Promise<Value>): Promise<Value | 'failed'> {
  const outcome = promise.catch(() => 'failed' as const);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a call during a session', () => {
  test('carries the identity token [RO-02]', async () => {
    const { sent, ask } = client([good]);
    await settled(ask());
    expect(sent).toEqual(['Bearer t1']);
  });

  test('is retried with a new token if the first is rejected, at most three times [KO-04]', async () => {
    state.tokens = ['t1', 't2', 't3', 't4', 't5'];
    const { sent, ask } = client([refused('UNAUTHENTICATED')]);
    expect(await settled(ask())).toBe('failed');
    expect(sent).toEqual(['Bearer t1', 'Bearer t2', 'Bearer t3', 'Bearer t4']);
    expect(state.asked).toEqual([false, true, true, true]);
  });

  test('returns the response as soon as a token is accepted', async () => {
    state.tokens = ['t1', 't2'];
    const { sent, ask } = client([refused('UNAUTHENTICATED'), good]);
    expect(await settled(ask())).toMatchObject({ data: { it: 1 } });
    expect(sent).toHaveLength(2);
    expect(state.expired).toBe(0);
  });

  test('continues as a guest if a rejected token cannot be replaced', async () => {
    state.tokens = ['t1', null];
    const { sent, ask } = client([refused('UNAUTHENTICATED'), good]);
    expect(await settled(ask())).toMatchObject({ data: { it: 1 } });
    expect([sent, state.expired]).toEqual([['Bearer t1', undefined], 1]);
  });

  test('waits longer before each retry', () => {
    expect([1, 2, 3].map(waitBefore)).toEqual([200, 400, 800]);
  });

  test('ends a session that the gateway has ended, without retrying [ER-01]', async () => {
    const { sent, ask } = client([refused('SESSION_EXPIRED')]);
    expect(await settled(ask())).toBe('failed');
    expect([sent.length, state.expired]).toEqual([1, 1]);
  });

  test('does not end a session that started after the call was sent', async () => {
    state.stored = 'another';
    await settled(client([refused('SESSION_EXPIRED')]).ask());
    expect(state.expired).toBe(0);
  });

  test('ends the session if the identity service issues no more tokens', async () => {
    state.tokens = [null];
    const { sent, ask } = client([good]);
    await settled(ask());
    expect([sent, state.expired]).toEqual([[undefined], 1]);
  });
});

describe('no token is sent', () => {
  test('for a guest', async () => {
    state.isGuest = true;
    const { sent, ask } = client([good]);
    await settled(ask());
    expect([sent, state.asked]).toEqual([[undefined], []]);
  });
});
