import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { bankCredential } from '@prendarios/servers/bankCredential';
import { Drain } from '@prendarios/servers/drain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { BankClient, type BankClientOptions } from './bank/client/BankClient.ts';
import { combineObservers } from './bank/client/callObserver.ts';
import { CatalogueCache } from './bank/client/CatalogueCache.ts';
import { biometryRoutes } from './files/biometryEvidence.ts';
import { certificatePdfRoute } from './files/certificatePdf.ts';
import { downloadRoutes } from './files/downloads.ts';
import { exportRoute } from './files/exportProposals.ts';
import { formKeyRoute } from './http/formKey.ts';
import { quotePdfRoute } from './files/quotePdf.ts';
import { contractModelRoute } from './files/contractModel.ts';
import { fileRoutes } from './files/files.ts';
import { resumableFileRoutes } from './files/resumableFiles.ts';
import { buildApollo } from './graphql/apollo.ts';
import { graphqlRoute } from './graphql/graphqlRoute.ts';
import { TrustedDocuments } from './graphql/trustedDocuments.ts';
import { Budgets } from './http/budgets.ts';
import { installErrorAnswers, sendError } from './http/errors.ts';
import type { Services } from './http/request.ts';
import { limitRequests } from './http/requestLimits.ts';
import { SentKeys } from './http/sentKeys.ts';
import { waitUntilConnected, openSharedStore } from '@prendarios/servers/sharedStore';
import { refuseAmbiguous } from './http/wellFormed.ts';
import { healthRoutes } from './operations/health.ts';
import { installRequestLog, loggerOptions } from './operations/logging.ts';
import { RequestFlags } from './http/flags.ts';
import { Maintenance, refuseInMaintenance } from './http/maintenance.ts';
import { Metrics } from './operations/metrics.ts';
import { traceCalls } from './operations/callTracing.ts';
import { shedLoad } from './operations/overload.ts';
import { developerRoutes } from './developers/developerRoutes.ts';
import { visitorRoutes } from './developers/visitorRoutes.ts';
import { isDesignBuilt } from './pages/designPages.ts';
import { installSecurityHeaders } from './pages/headers.ts';
import { asksForPage, NO_PAGE } from './pages/routeFor.ts';
import { securityTextRoute } from './pages/securityText.ts';
import { installStaticFiles } from './pages/staticFiles.ts';
import { personasOf } from './schema/personas.ts';
import { logUnknownRefusal } from './schema/userErrors.ts';
import { QuoteLinks, TOKEN_LENGTH } from './quotes/quoteLinks.ts';
import { GuestCookies } from './session/guest.ts';
import { tokenVerifier } from './session/identityToken.ts';
import { OpenInRedis } from './session/openInRedis.ts';
import { OpenInMemory } from './session/openSessions.ts';
import { RevokedInRedis } from './session/revokedInRedis.ts';
import { RevokedInMemory } from './session/revokedSessions.ts';
import { UserSessions } from './session/user.ts';
import type { Settings } from './settings.ts';

export type GatewayDependencies = {
  now?: () => Date;
  bank?: Pick<BankClientOptions, 'limits' | 'guards'>;
  drain?: Drain;
  maintenance?: Maintenance;
  /** Replaces standard output as the log's destination. */
  log?: DestinationStream;
};

const REQUEST_ID = /^[\w-]{1,64}$/;

/** Builds the gateway's HTTP application without listening; use `inject` or `listen`. */
export async function buildGateway(
  settings: Settings,
  dependencies: GatewayDependencies = {},
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = pino(loggerOptions(settings), dependencies.log);
  const metrics = new Metrics();
  const tracing =
    settings.tracesEndpoint === undefined
      ? null
      : (await import('@prendarios/servers/tracing')).startTracing('gateway', settings.tracesEndpoint);
  const drain = dependencies.drain ?? new Drain();
  const store = settings.redisUrl === undefined ? null : openSharedStore(settings.redisUrl, logger);
  if (store !== null) await waitUntilConnected(store);
  const sentKeys = new SentKeys(store);
  const client = new BankClient({
    ...settings.bank,
    credential: bankCredential(settings.bank.proof),
    isNewKey: settings.bank.idempotentWrites ? null : (key) => sentKeys.isNew(key),
    observe: combineObservers(metrics.observeCall, ...(tracing === null ? [] : [traceCalls(tracing)])),
    onRefusal: (call, refusal, requestId) => logUnknownRefusal(logger, call, refusal, requestId),
    ...dependencies.bank,
  });
  metrics.watchGuards(client);
  const cache = new CatalogueCache();
  const now = dependencies.now ?? (() => new Date());
  const services: Services = {
    settings,
    client,
    cache,
    cookies: new GuestCookies(settings.cookieSecrets),
    sessions: new UserSessions({
      secrets: settings.cookieSecrets,
      verify: settings.identity === undefined ? null : tokenVerifier(settings.identity),
      revoked: store === null ? new RevokedInMemory() : new RevokedInRedis(store),
      open: store === null ? new OpenInMemory() : new OpenInRedis(store),
      now,
    }),
    budgets: new Budgets(settings, store, now),
    flags: new RequestFlags(
      settings,
      dependencies.maintenance ?? new Maintenance(settings.flags.maintenance),
    ),
    quoteLinks: new QuoteLinks(settings.cookieSecrets),
    now,
    personas: personasOf(settings, client, cache),
  };
  const documents = new TrustedDocuments(settings.trustedDocumentsFile, settings.profile === 'demo');
  const apollo = buildApollo(settings, documents, (ended) => metrics.operationEnded(ended));
  await apollo.start();

  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    // A quote token is the longest path parameter.
    routerOptions: { maxParamLength: TOKEN_LENGTH },
    // Uploads may take this long; smaller requests have their own limits, checked every few seconds.
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Handles URLs that cannot be decoded.
    frameworkErrors: (error, request, reply) =>
      void (asksForPage(request.headers)
        ? reply.redirect(NO_PAGE)
        : sendError(reply, error.statusCode ?? 400)),
    // During shutdown, serve requests on keep-alive connections and then close them.
    return503OnClosing: false,
    // Trust X-Forwarded-For only for the configured number of proxies.
    trustProxy: (_address, hop) => hop < settings.trustedProxyHops,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  app.server.maxConnections = settings.maxConnections;
  // JSON only: other sites can send text/plain without a preflight request.
  app.removeContentTypeParser('text/plain');
  installErrorAnswers(app);
  installRequestLog(app);
  tracing?.install(app);
  drain.install(app);
  metrics.install(app, settings.metrics);
  installSecurityHeaders(app, settings);
  await shedLoad(app, settings.overload);
  refuseAmbiguous(app);
  await app.register(cookie);
  refuseInMaintenance(app, async (request) => (await services.flags.of(request)).maintenance);
  await limitRequests(app, { services, store, onExceeded: (route) => metrics.rateLimited(route) });
  healthRoutes(
    app,
    { client, isDraining: () => drain.isDraining, isOverloaded: () => app.isUnderPressure() },
    settings,
  );
  graphqlRoute(app, apollo, documents, services);
  fileRoutes(app, services);
  exportRoute(app, services);
  formKeyRoute(app, services);
  downloadRoutes(app, services);
  quotePdfRoute(app, services);
  certificatePdfRoute(app, services);
  contractModelRoute(app, services);
  biometryRoutes(app, services);
  resumableFileRoutes(app, services);
  if (settings.profile === 'demo') developerRoutes(app, settings, isDesignBuilt());
  visitorRoutes(app, services);
  services.flags.installForm(app);
  securityTextRoute(app, services);
  await installStaticFiles(app, services);
  app.addHook('onClose', async () => {
    await apollo.stop();
    await client.close();
    await tracing?.close();
    store?.disconnect();
  });
  return app;
}
