import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import { randomToken } from './crypto/secrets.ts';
import { makeVerifier } from './crypto/srp.ts';
import { storedSecret, openDatabase } from './database/database.ts';
import type { Identity } from './identity.ts';
import { outboxRoutes } from './mail/outboxRoutes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { allowOrigins } from './protocol/crossOrigin.ts';
import { protocolRoute } from './protocol/route.ts';
import { seedUsers } from './seed/seedUsers.ts';
import type { Settings } from './settings.ts';
import { loadSigningKey } from './tokens/signingKey.ts';
import { wellKnownRoutes } from './wellKnown.ts';

/** Builds the stand-in as an HTTP application without listening. Closing it closes its database. */
export async function buildIdentity(
  settings: Settings,
  clock: Clock = systemClock,
): Promise<FastifyInstance> {
  const database = openDatabase(settings.dataDir);
  const pepper = storedSecret(database, 'pepper', randomToken);
  const identity: Identity = {
    settings,
    clock,
    database,
    key: loadSigningKey(database),
    pepper,
    decoy: makeVerifier(settings.poolName, 'nobody', randomToken()),
  };
  seedUsers(identity);

  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    requestTimeout: 12_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onClose', () => database.close());
  allowOrigins(app, settings.allowedOrigins);
  app.get('/health', () => ({ status: 'ok', service: 'identity' }));
  wellKnownRoutes(app, settings, identity.key);
  protocolRoute(app, identity);
  await app.register((instance) => oauthRoutes(instance, identity));
  outboxRoutes(app, identity);
  return app;
}
