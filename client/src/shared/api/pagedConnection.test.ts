import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { pagedConnection } from './pagedConnection.ts';

const LIST = gql`
  query List($after: String, $filter: Filter) {
    proposals(first: 10, after: $after, filter: $filter) {
      nodes {
        __typename
        id
        stage
      }
    }
  }
`;

type Filter = Record<string, string | boolean | null>;
type Data = { proposals: { nodes: { id: string; stage: string }[] } };
type Variables = { after?: string | null; filter?: Filter };
type Waiting = { variables: Variables; answer: (...ids: string[]) => Promise<void> };

/** A gateway whose answers the test releases in any order. */
function slowGateway() {
  const waiting: Waiting[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        waiting.push({
          variables,
          answer: async (...ids) => {
            const nodes = ids.map((id) => ({
              __typename: 'Item',
              id,
              stage: variables['filter']?.status ?? '',
            }));
            observer.next({ data: { proposals: { __typename: 'Connection', nodes } } });
            observer.complete();
            await new Promise((resolve) => setImmediate(resolve));
          },
        });
      }),
  );
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { proposals: pagedConnection } } } });
  const client = new ApolloClient({ link, cache });
  const query = client.watchQuery<Data, Variables>({ query: LIST, variables: {} });
  const seen: (string[] | 'waiting')[] = [];
  query.subscribe(({ data, loading }) => {
    const ids = (data?.proposals?.nodes ?? []).map((node) => node?.id ?? '');
    seen.push(loading ? 'waiting' : ids);
  });
  // Rejects if a later change cancels it.
  const change = (variables: Variables) => void query.setVariables(variables).catch(() => undefined);
  return { waiting, seen, change };
}

describe('cached pages of a filtered list [RT-38]', () => {
  test('never mix late or out-of-order responses into another list', async () => {
    const { waiting, seen, change } = slowGateway();
    change({ filter: { status: 'OPEN' } });
    change({ filter: { status: 'CLOSED' } });
    const [first, open, closed] = waiting;
    await closed?.answer('c1', 'c2');
    expect(seen.at(-1)).toEqual(['c1', 'c2']);
    await open?.answer('o1');
    await first?.answer('a1', 'o1', 'c1');
    expect(seen.at(-1)).toEqual(['c1', 'c2']);
    expect(seen.filter((one) => one !== 'waiting')).toEqual([['c1', 'c2']]);
  });

  test('appear immediately if already loaded, without a request or a loading state', async () => {
    const { waiting, seen, change } = slowGateway();
    await waiting[0]?.answer('p1');
    change({ after: 'x' });
    await waiting[1]?.answer('p2');
    const before = seen.length;
    change({});
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.slice(before)).toEqual([['p1']]);
    change({ after: 'x' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.slice(before)).toEqual([['p1'], ['p2']]);
    expect(waiting).toHaveLength(2);
  });

  test.each<[Variables, Variables]>([
    [{ filter: { status: 'OPEN' } }, { filter: { status: 'CLOSED' } }],
    [{ filter: { ignoreCancelled: true } }, {}],
    [{ after: 'x' }, { after: 'y' }],
    [{ filter: { createdFrom: '2026-11-01' } }, { filter: { createdUntil: '2026-11-01' } }],
    [{ after: 'x', filter: { gender: 'FEMALE' } }, { after: 'x' }],
  ])('belong to different lists for %j and %j', async (one, other) => {
    const { waiting, seen, change } = slowGateway();
    change(one);
    await waiting.at(-1)?.answer('one');
    change(other);
    await waiting.at(-1)?.answer('other');
    change(one);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.at(-1)).toEqual(['one']);
    change(other);
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.at(-1)).toEqual(['other']);
  });
});
