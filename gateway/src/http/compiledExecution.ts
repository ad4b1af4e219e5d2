import type { ApolloServerOptions } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';

/** One operation of a document that was found valid, as a client asks for it. */
export type Execution = Readonly<{
  document: DocumentNode;
  /** Undefined where the document has several and none was named. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
  context: unknown;
}>;

/**
 * Runs operations as functions that were made of them once: on a page of proposals that takes nearly a fifth off the whole
 * request's processor time (docs/benchmarks.md). What an operation answers is what graphql-js answers
 * (compiledExecution.test.ts): the values of variables are still checked by it, with its words.
 */
export class CompiledExecution {
  readonly #schema: GraphQLSchema;
  /** By document, of which Apollo keeps the much used ones, and then by the name of the operation. */
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  async run({ document, operation, operationName, variables, context }: Execution): Promise<ExecutionResult> {
    const query = operation === undefined ? null : this.#queryOf(document, operationName);
    if (operation === undefined || query === null) {
      // Nothing to make a function of: graphql-js says what is wrong.
      return execute({
        schema: this.#schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
      });
    }
    const values = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: 50,
    });
    if (values.errors) {
      return { errors: values.errors };
    }
    const { data, errors } = await query.query(undefined, context, values.coerced);
    return errors === undefined ? { data } : { data, errors: errors.map(asGraphQLError) };
  }

  #queryOf(document: DocumentNode, operationName: string | null): CompiledQuery | null {
    const name = operationName ?? '';
    const ofDocument = this.#compiled.get(document) ?? new Map<string, CompiledQuery>();
    this.#compiled.set(document, ofDocument);
    const known = ofDocument.get(name);
    if (known !== undefined) return known;
    const made = compileQuery(this.#schema, document, operationName ?? undefined);
    if (!isCompiledQuery(made)) return null;
    ofDocument.set(name, made);
    return made;
  }
}

/** The compiler's errors have graphql-js's shape, but cannot be written to as Apollo and our plugins do. */
function asGraphQLError(error: GraphQLError): GraphQLError {
  const { message, path, originalError, extensions, locations } = error;
  const made = new GraphQLError(message, { path, originalError, extensions });
  if (locations !== undefined)
    Object.defineProperty(made, 'locations', { value: locations, enumerable: true });
  return made;
}

/** In Apollo's terms: a server whose operations somebody else runs is one behind a gateway. */
export function runBy(
  schema: GraphQLSchema,
  execution: CompiledExecution,
): NonNullable<ApolloServerOptions<GatewayContext>['gateway']> {
  return {
    load: () =>
      Promise.resolve({
        executor: ({ document, operation, operationName, request: { variables = {} }, context }) =>
          execution.run({ document, operation, operationName, variables, context }),
      }),
    onSchemaLoadOrUpdate: (tell) => {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: () => Promise.resolve(),
  };
}
