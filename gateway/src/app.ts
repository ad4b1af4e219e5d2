import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino } from 'pino';
import { BankClient } from './bank/BankClient.ts';
import { CatalogueCache } from './bank/CatalogueCache.ts';
import { buildApollo } from './http/apollo.ts';
import { errorBody, installErrorAnswers } from './http/errors.ts';
import { fileRoutes } from './http/files.ts';
import { graphqlRoute } from './http/graphqlRoute.ts';
import { installSecurityHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { installRequestLog, loggerOptions } from './http/logging.ts';
import { personasOf } from './http/personas.ts';
import type { Services } from './http/request.ts';
import { installStaticFiles } from './http/staticFiles.ts';
import { TrustedDocuments } from './http/trustedDocuments.ts';
import { GuestCookies } from './session/guest.ts';
import { tokenVerifier } from './session/identityToken.ts';
import { RevokedInMemory } from './session/revokedSessions.ts';
import { UserSessions } from './session/user.ts';
import type { Settings } from './settings.ts';

export type GatewayDependencies = { now?: () => Date; client?: BankClient };

const REQUEST_ID = /^[\w-]{1,64}$/;

/** The gateway as an HTTP application that does not listen yet: `inject` or `listen` it. */
export async function buildGateway(
  settings: Settings,
  dependencies: GatewayDependencies = {},
): Promise<FastifyInstance> {
  const client =
    dependencies.client ??
    new BankClient({ apiUrl: settings.bankApiUrl, serviceKey: settings.bankServiceKey });
  const cache = new CatalogueCache();
  const now = dependencies.now ?? (() => new Date());
  const services: Services = {
    settings,
    client,
    cache,
    cookies: new GuestCookies(settings.cookieSecret),
    sessions: new UserSessions({
      secret: settings.cookieSecret,
      idleMinutes: settings.sessionIdleMinutes,
      verify: settings.identity === undefined ? null : tokenVerifier(settings.identity),
      revoked: new RevokedInMemory(),
      now,
    }),
    now,
    personas: personasOf(settings, client, cache),
  };
  const documents = new TrustedDocuments(settings.trustedDocumentsFile, settings.profile === 'demo');
  const apollo = buildApollo(settings);
  await apollo.start();

  const logger: FastifyBaseLogger = pino(loggerOptions(settings));
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // An address that a client writes itself is believed from as many hops as are named, and no further.
    trustProxy: (_address, hop) => hop < settings.trustedProxyHops,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  installErrorAnswers(app);
  installRequestLog(app);
  installSecurityHeaders(app, settings);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: () => Object.assign(new Error('rate limit'), errorBody(429)),
  });
  healthRoutes(app, client, settings);
  graphqlRoute(app, apollo, documents, services);
  fileRoutes(app, services);
  await installStaticFiles(app, settings);
  app.addHook('onClose', async () => {
    await apollo.stop();
    await client.close();
  });
  return app;
}
