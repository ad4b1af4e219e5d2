import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { GatewayContext } from './context.ts';
import { errorForLog } from './graphqlErrors.ts';
import type { OperationEnd } from './metrics.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Fields of Query that are the same for everybody: an answer of these alone may be kept by a cache. */
const PUBLIC_FIELDS = new Set([
  '__typename',
  'appConfig',
  'cities',
  'countries',
  'coupons',
  'genders',
  'grossIncomeCategories',
  'indicativeQuote',
  'maritalStatuses',
  'mobileProviders',
  'occupations',
  'pointsOfSale',
  'provinces',
  'relationships',
  'salesConditions',
  'taxBurdens',
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
        for (const error of errors ?? []) {
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
        }
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

/** One line an operation: its name, how it ended, how long it took. No variables, no values (SECURITY 7). */
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
