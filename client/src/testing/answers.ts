import type { MockLink } from '@apollo/client/testing';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type Answer = MockLink.MockedResponse;

const always = <Data, Variables>(query: TypedDocumentNode<Data, Variables>) => ({
  request: { query, variables: () => true },
  maxUsageCount: Infinity,
});

/** Mocks a query with `data`, for any variables and any number of times. */
export const mockAnswer = <Data extends object, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  data: Data,
): Answer => ({ ...always(query), delay: 0, result: { data } });

/** Mocks a query that fails with an internal error. */
export const mockFailure = <Data, Variables>(query: TypedDocumentNode<Data, Variables>): Answer => ({
  ...always(query),
  delay: 0,
  result: { errors: [{ message: 'INTERNAL' }] },
});

/** Mocks a query that never receives a response. */
export const mockPending = <Data, Variables>(query: TypedDocumentNode<Data, Variables>): Answer => ({
  ...always(query),
  delay: Infinity,
});

/** Mocks a query whose data depends on its variables. */
export const mockAnswerBy = <Data extends object, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  dataOf: (variables: Variables) => Data,
): Answer => ({
  ...always(query),
  delay: 0,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables belong to this query
  result: (variables) => ({ data: dataOf(variables as Variables) }),
});
