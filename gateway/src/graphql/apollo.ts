import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { resolvers } from '../schema/resolvers.ts';
import type { Settings } from '../settings.ts';
import type { GatewayContext } from '../schema/context.ts';
import { maskError } from './graphqlErrors.ts';
import { answerPlugin, getReadsPlugin, operationPlugin, textPlugin } from './graphqlPlugins.ts';
import { limitRule } from './limitRules.ts';
import { limitsOf } from './manifestLimits.ts';
import type { OperationEnd } from '../operations/metrics.ts';
import { schemaText } from '../schema/schemaFile.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Disables built-in plugins, because those that hook every field cost more than the rest of the server. */
const BUILT_IN_OFF = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

const MAX_VALIDATION_ERRORS = 5;

/** Shared by all servers in this process. */
const schema = makeExecutableSchema({ typeDefs: schemaText, resolvers });

export function buildApollo(
  settings: Settings,
  documents: TrustedDocuments,
  onOperation: (ended: OperationEnd) => void,
): ApolloServer<GatewayContext> {
  const open = settings.profile === 'demo';
  const limits = limitsOf(documents.texts);
  return new ApolloServer<GatewayContext>({
    schema,
    introspection: open,
    hideSchemaDetailsFromClientErrors: !open,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Replaced by trusted documents (trustedDocuments.ts).
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [limitRule(limits)],
    // A document with hundreds of unknown directives would otherwise return hundreds of errors.
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    formatError: maskError,
    plugins: [
      ...BUILT_IN_OFF,
      getReadsPlugin,
      textPlugin,
      answerPlugin,
      operationPlugin(documents, onOperation),
    ],
    // Apollo's messages may quote a request. The plugin and the HTTP layer log what matters.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
}
