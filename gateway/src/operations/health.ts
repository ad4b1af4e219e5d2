import type { FastifyInstance } from 'fastify';
import type { BankClient } from '../bank/client/BankClient.ts';
import type { Settings } from '../settings.ts';
import { schemaHash } from '../schema/schemaFile.ts';

type Readiness = Readonly<{
  client: BankClient;
  isDraining: () => boolean;
  isOverloaded: () => boolean;
}>;

/**
 * `/healthz`: the process is alive. `/readyz`: the bank is reachable, and the process neither drains nor is
 * overloaded.
 */
export function healthRoutes(
  app: FastifyInstance,
  { client, isDraining, isOverloaded }: Readiness,
  settings: Settings,
): void {
  const options = { logLevel: 'warn' as const };
  app.get('/healthz', options, async () => ({ status: 'ok', service: 'gateway', profile: settings.profile }));
  app.get('/readyz', options, async (_request, reply) => {
    const reachable = await client.ping();
    const draining = isDraining();
    const overloaded = isOverloaded();
    // An open breaker does not make the gateway unready; only report its route.
    const ready = reachable && !draining && !overloaded;
    const notClosed = [...client.guards].flatMap(([name, { state }]) =>
      state === 'closed' ? [] : [[name, state]],
    );
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: draining ? 'draining' : overloaded ? 'overloaded' : ready ? 'ready' : 'not-ready',
        schema: schemaHash,
        breakers: { bank: { reachable, notClosed: Object.fromEntries(notClosed) } },
      });
  });
}
