import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { unstorableText } from '@prendarios/servers/storableText';
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { GatewayContext } from '../schema/context.ts';
import { errorForLog } from './graphqlErrors.ts';
import type { OperationEnd } from '../operations/metrics.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Fields of Query that are the same for everybody: caches may store an answer that has only these. */
const PUBLIC_FIELDS = new Set([
  '__typename',
  'affordableQuote',
  'appConfig',
  'cities',
  'countries',
  'coupons',
  'genders',
  'turnoverTaxCategories',
  'indicativeQuote',
  'maritalStatuses',
  'mobileProviders',
  'occupations',
  'pointsOfSale',
  'provinces',
  'relationships',
  'salesConditions',
  'vatStatuses',
  'vehicleBrands',
  'vehicleModels',
  'vehicleTypes',
  'vehicleYears',
  'workActivities',
]);
const PUBLIC_CACHE = 'public, max-age=60';

function isPublic(operation: OperationDefinitionNode | undefined): boolean {
  return (
    operation?.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && PUBLIC_FIELDS.has(selection.name.value),
    )
  );
}

/** What is wrong with the operation itself, in a request that is a GraphQL request. */
const WELL_ARRIVED = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** GraphQL over HTTP: to a client that knows application/json only, such a request arrived well: 200. */
function answersJsonOnly(accept: string | undefined): boolean {
  return !(accept ?? '').includes('application/graphql-response+json');
}

/** Caching, status and request id of every answer. */
export const answerPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, operation, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { errors } = response.body.singleResult;
        const cacheable = request.http?.method === 'GET' && errors === undefined && isPublic(operation);
        response.http.headers.set('cache-control', cacheable ? PUBLIC_CACHE : 'no-store');
        // The media type of an answer is chosen by what its client accepts.
        if (cacheable) response.http.headers.set('vary', 'accept');
        for (const error of errors ?? []) {
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
        }
        const waits = (errors ?? []).map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0));
        const longest = Math.max(0, ...waits);
        if (longest > 0) response.http.headers.set('retry-after', String(longest));
        const arrived = (errors ?? []).every(({ extensions }) =>
          WELL_ARRIVED.has(String(extensions?.['code'])),
        );
        const jsonOnly = answersJsonOnly(request.http?.headers.get('accept'));
        if (response.http.status === 400 && arrived && jsonOnly) {
          response.http.status = 200;
        }
      },
    };
  },
};

const holdsMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );

/** A GET only reads, whichever of the document's operations it names: a mutation beside it is refused unexecuted. */
export const getReadsPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ request }) {
    if (request.http?.method !== 'GET') return undefined;
    return {
      async didResolveOperation({ document }) {
        if (!holdsMutation(document)) return;
        const http = { status: 405, headers: new HeaderMap([['allow', 'POST']]) };
        throw new GraphQLError('A GET takes no document with a mutation.', {
          extensions: { code: 'BAD_REQUEST', http },
        });
      },
    };
  },
};

/** A text that no database takes: in a variable, or in a literal, where only an escape or a NUL itself writes it. */
function unstorableField(
  query: string | undefined,
  document: DocumentNode,
  variables: unknown,
): string | null {
  let found = unstorableText(variables);
  if (found === null && /\\u|\0/.test(query ?? '')) {
    visit(document, {
      StringValue: ({ value }) => {
        found ??= unstorableText(value);
      },
    });
  }
  return found;
}

/** Refuses a request with a text that no database takes, and names its variable. */
export const textPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart({ request }) {
    return {
      async didResolveOperation({ document }) {
        const field = unstorableField(request.query, document, request.variables);
        if (field === null) return;
        throw new GraphQLError('A text has a NUL or half a character.', {
          extensions: { code: 'BAD_USER_INPUT', field, http: { status: 400 } },
        });
      },
    };
  },
};

/** One line per operation: name, result, duration. No variables, no values (docs/security.md#personal-data). */
export const operationPlugin = (
  documents: TrustedDocuments,
  onOperation: (ended: OperationEnd) => void,
): ApolloServerPlugin<GatewayContext> => ({
  async requestDidStart({ contextValue }) {
    const startedAt = performance.now();
    return {
      async didEncounterErrors({ errors }) {
        for (const error of errors) contextValue.log.warn(errorForLog(error), 'field failed');
      },
      async willSendResponse({ operationName, operation, response, errors }) {
        const ms = performance.now() - startedAt;
        const name = documents.knownName(operationName);
        const type = operation?.operation ?? 'none';
        onOperation({ name, type, failed: errors !== undefined, ms });
        contextValue.log.info(
          {
            operation: name,
            type,
            status: response.http.status ?? 200,
            errors: errors?.length ?? 0,
            ms: Math.round(ms),
          },
          'operation',
        );
      },
    };
  },
});
