import type { FastifyInstance } from 'fastify';
import type { BankClient } from '../bank/BankClient.ts';
import type { Settings } from '../settings.ts';

/** Alive is one question, ready to serve another: the second asks the bank. */
export function healthRoutes(app: FastifyInstance, client: BankClient, settings: Settings): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'warn' as const };
  app.get('/healthz', options, async () => ({ status: 'ok', service: 'gateway', profile: settings.profile }));
  app.get('/readyz', options, async (_request, reply) => {
    const reachable = await client.ping();
    const breaker = client.breakerState;
    const ready = reachable && breaker !== 'open';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not-ready', bank: { reachable, breaker } });
  });
}
