import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { openDatabase } from './database/database.ts';
import type { Settings } from './settings.ts';
import { loadSigningKey } from './tokens/signingKey.ts';
import { wellKnownRoutes } from './wellKnown.ts';

/** The stand-in as an HTTP application that does not listen yet. */
export async function buildIdentity(settings: Settings): Promise<FastifyInstance> {
  const database = openDatabase(settings.dataDir);
  const key = loadSigningKey(database);
  const app = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.addHook('onClose', () => database.close());
  app.get('/health', () => ({ status: 'ok', service: 'identity' }));
  wellKnownRoutes(app, settings, key);
  return app;
}
