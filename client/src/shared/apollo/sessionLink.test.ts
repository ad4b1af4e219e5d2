import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionLink } from './sessionLink.ts';
import { waitBefore } from '../session/retries.ts';

const stand = vi.hoisted(() => ({
  session: 'user' as 'user' | 'guest',
  tokens: [] as (string | null)[],
  asked: [] as boolean[],
  stored: 't1',
  expired: 0,
}));

vi.mock('../session/sessionStore.ts', () => ({ currentSession: () => ({ kind: stand.session }) }));
vi.mock('../session/identity.ts', () => ({
  identityToken: ({ refreshed }: { refreshed: boolean }) => {
    stand.asked.push(refreshed);
    return Promise.resolve(stand.tokens.length > 1 ? stand.tokens.shift() : stand.tokens[0]);
  },
}));
vi.mock('../session/tokenCookies.ts', () => ({ storedToken: () => ({ raw: stand.stored }) }));
vi.mock('../session/endSession.ts', () => ({ expireSession: () => (stand.expired += 1) }));

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
    link: ApolloLink.from([sessionLink(), end]),
  });
  return {
    sent,
    ask: (context = {}) => apollo.query({ query: QUERY, fetchPolicy: 'network-only', context }),
  };
}

beforeEach(() => {
  Object.assign(stand, { session: 'user', tokens: ['t1'], asked: [], stored: 't1', expired: 0 });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function settled<Value>(promise: Promise<Value>): Promise<Value | 'failed'> {
  const outcome = promise.catch(() => 'failed' as const);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a call while there is a session', () => {
  test('carries the identity token [RO-02]', async () => {
    const { sent, ask } = client([good]);
    await settled(ask());
    expect(sent).toEqual(['Bearer t1']);
  });

  test('is tried again with a new token when that is not accepted, three times at most [KO-04]', async () => {
    stand.tokens = ['t1', 't2', 't3', 't4', 't5'];
    const { sent, ask } = client([refused('UNAUTHENTICATED')]);
    expect(await settled(ask())).toBe('failed');
    expect(sent).toEqual(['Bearer t1', 'Bearer t2', 'Bearer t3', 'Bearer t4']);
    expect(stand.asked).toEqual([false, true, true, true]);
  });

  test('goes on as soon as a token is accepted', async () => {
    stand.tokens = ['t1', 't2'];
    const { sent, ask } = client([refused('UNAUTHENTICATED'), good]);
    expect(await settled(ask())).toMatchObject({ data: { it: 1 } });
    expect(sent).toHaveLength(2);
    expect(stand.expired).toBe(0);
  });

  test('waits longer before each try', () => {
    expect([1, 2, 3].map(waitBefore)).toEqual([200, 400, 800]);
  });

  test('ends the session that the gateway has ended [ER-01], without another try', async () => {
    const { sent, ask } = client([refused('SESSION_EXPIRED')]);
    expect(await settled(ask())).toBe('failed');
    expect([sent.length, stand.expired]).toEqual([1, 1]);
  });

  test('says nothing of a session that began after it was sent', async () => {
    stand.stored = 'another';
    await settled(client([refused('SESSION_EXPIRED')]).ask());
    expect(stand.expired).toBe(0);
  });

  test('ends it when the identity service gives no token any more', async () => {
    stand.tokens = [null];
    const { sent, ask } = client([good]);
    await settled(ask());
    expect([sent, stand.expired]).toEqual([[undefined], 1]);
  });
});

describe('no token goes', () => {
  test('with a guest', async () => {
    stand.session = 'guest';
    const { sent, ask } = client([good]);
    await settled(ask());
    expect([sent, stand.asked]).toEqual([[undefined], []]);
  });

  test('with what is the same for everybody', async () => {
    const { sent, ask } = client([good]);
    await settled(ask({ withoutSession: true }));
    expect(sent).toEqual([undefined]);
  });
});
