import type { MockLink } from '@apollo/client/testing';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type Answer = MockLink.MockedResponse;

const always = <Data, Variables>(query: TypedDocumentNode<Data, Variables>) => ({
  request: { query, variables: () => true },
  maxUsageCount: Infinity,
});

/** The gateway's answer to an operation, whatever its variables are, as often as it is sent. */
export const answers = <Data extends object, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  data: Data,
): Answer => ({ ...always(query), delay: 0, result: { data } });

/** The gateway cannot answer an operation. */
export const fails = <Data, Variables>(query: TypedDocumentNode<Data, Variables>): Answer => ({
  ...always(query),
  delay: 0,
  result: { errors: [{ message: 'INTERNAL' }] },
});

/** An operation stays on its way. */
export const neverAnswers = <Data, Variables>(query: TypedDocumentNode<Data, Variables>): Answer => ({
  ...always(query),
  delay: Infinity,
});

/** The same where the answer depends on the variables. */
export const answersBy = <Data extends object, Variables>(
  query: TypedDocumentNode<Data, Variables>,
  dataOf: (variables: Variables) => Data,
): Answer => ({
  ...always(query),
  delay: 0,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are those of this operation
  result: (variables) => ({ data: dataOf(variables as Variables) }),
});
