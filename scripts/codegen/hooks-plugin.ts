import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';

/** Operations that are sent by name outside components and need no hook. */
type HooksConfig = { outsideReact: readonly string[] };

/**
 * Writes one React hook per operation for the typed documents of the client preset. Return types come from Apollo's
 * overloads: explicit annotations would lose the narrowing by `skip` and `fetchPolicy`.
 */
export const plugin: PluginFunction<HooksConfig> = (_schema, documents, { outsideReact }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => !outsideReact.includes(nameOf(node)))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const kinds = new Set(operations.map(({ operation }) => operation));
  const apollo = [
    ...(kinds.has(OperationTypeNode.MUTATION) ? ['useMutation'] : []),
    ...(kinds.has(OperationTypeNode.QUERY) ? ['useQuery'] : []),
  ];
  const prepend = [
    `import { ${apollo.join(', ')} } from '@apollo/client/react';`,
    `import type { OperationVariables } from '@apollo/client';`,
    `import * as documents from './graphql.ts';`,
    ...(kinds.has(OperationTypeNode.QUERY) ? [queryArguments] : []),
  ];
  const content = operations.map((node) =>
    node.operation === OperationTypeNode.QUERY ? queryHook(nameOf(node)) : mutationHook(nameOf(node)),
  );
  return operations.length === 0 ? 'export {};' : { prepend, content: content.join('\n') };
};

/** Variables are optional if all of them are, or if the query is skipped. */
const queryArguments = `
type QueryArguments<Data, Variables extends OperationVariables> = Record<string, never> extends Variables
  ? [options?: useQuery.Options<Data, Variables>]
  : [
      options: Omit<useQuery.Options<Data, Variables>, 'variables'> &
        ({ variables: Variables; skip?: boolean } | { variables?: Variables; skip: true }),
    ];
`;

function nameOf(node: OperationDefinitionNode): string {
  if (!node.name) throw new Error('Every operation needs a name: the hook is called after it.');
  return node.name.value;
}

function queryHook(name: string): string {
  const data = `documents.${name}Query`;
  const variables = `documents.${name}QueryVariables`;
  const document = `documents.${name}Document`;
  return `
export function use${name}Query(...options: QueryArguments<${data}, ${variables}>) {
  return useQuery<${data}, ${variables}>(${document}, options[0] as useQuery.Options<${data}, ${variables}>);
}`;
}

function mutationHook(name: string): string {
  const data = `documents.${name}Mutation`;
  const variables = `documents.${name}MutationVariables`;
  return `
export function use${name}Mutation(options?: useMutation.Options<${data}, ${variables}>) {
  return useMutation<${data}, ${variables}>(documents.${name}Document, options);
}`;
}
