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

/** Query fields that are the same for every user; caches may store a response with only these fields. */
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
  'sideCosts',
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

export const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** Errors in the operation of a well-formed GraphQL request. */
const WELL_ARRIVED = new Set([
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** Whether a client accepts only application/json; GraphQL over HTTP then requires status 200 for such errors. */
export function answersJsonOnly(accept: string | undefined): boolean {
  return !(accept ?? '').includes(GRAPHQL_RESPONSE);
}

/** Sets the caching headers and status of every response. */
export const answerPlugin: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, operation }) {
        if (response.body.kind !== 'single') return;
        const { errors } = response.body.singleResult;
        const cacheable = request.http?.method === 'GET' && errors === undefined && isPublic(operation);
        response.http.headers.set('cache-control', cacheable ? PUBLIC_CACHE : 'no-store');
        // The Accept header selects the media type of the response.
        if (cacheable) response.http.headers.set('vary', 'accept');
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

/** Rejects a GET whose document contains a mutation, even if `operationName` selects a query. */
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

/** Returns the variable or literal with a text that databases cannot store. A literal needs an escape or a NUL. */
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

/** Rejects requests with text that databases cannot store, and names the variable. */
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

/** Logs name, result and duration of each operation, but no variables or values (docs/security.md#personal-data). */
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
