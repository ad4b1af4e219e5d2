import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { signingKey } from './keys.ts';
import type { Settings } from './settings.ts';

/** The stand-in for the hosted identity service, as an HTTP application that does not listen yet. */
export async function buildIdentity(settings: Settings): Promise<FastifyInstance> {
  const { publicKey } = await signingKey(settings.dataDir);
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      base: { service: 'identity' },
      // No URL, header or address: they carry tokens and people.
      serializers: { req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    forceCloseConnections: 'idle',
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ __type: 'ResourceNotFoundException', message: 'Not found.' }),
  );
  app.get('/health', async () => ({ status: 'ok', service: 'identity' }));
  app.get(`/${settings.poolId}/.well-known/jwks.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [publicKey] }),
  );
  return app;
}
