import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { resolvers } from '../schema/resolvers.ts';
import type { Settings } from '../settings.ts';
import type { GatewayContext } from './context.ts';
import { maskError } from './graphqlErrors.ts';
import { answerPlugin, logPlugin } from './graphqlPlugins.ts';
import { limitRule } from './limitRules.ts';
import { LIMITS } from './limits.ts';

const schemaFile = new URL('../../../schema.graphql', import.meta.url);

/** Built-in plugins that hook every field are off: they cost more than the rest of the server together. */
const BUILT_IN_OFF = [
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginInlineTraceDisabled(),
  ApolloServerPluginLandingPageDisabled(),
  ApolloServerPluginSchemaReportingDisabled(),
  ApolloServerPluginUsageReportingDisabled(),
];

export function buildApollo(settings: Settings): ApolloServer<GatewayContext> {
  const open = settings.profile === 'demo';
  return new ApolloServer<GatewayContext>({
    typeDefs: readFileSync(schemaFile, 'utf8'),
    resolvers,
    introspection: open || settings.playground,
    hideSchemaDetailsFromClientErrors: !open,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Trusted documents take its place (trustedDocuments.ts).
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    status400ForVariableCoercionErrors: true,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [limitRule],
    formatError: maskError,
    plugins: [...BUILT_IN_OFF, answerPlugin, logPlugin],
    // Apollo's own words may quote a request; what matters is logged by the plugin and the HTTP layer.
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
}
