import type { Drain } from '@prendarios/servers/drain';
import { sql as text } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { pendingMigrations } from '../database/migrations.ts';
import type { BankApp } from '../platform.ts';

const OPTIONS = { schema: { hide: true }, logLevel: 'warn' } as const;

/** Registers liveness and readiness checks. Readiness turns to 503 before the process exits. */
export function healthRoutes(app: BankApp, sql: Sql, drain: Drain): void {
  app.get('/healthz', OPTIONS, async () => {
    await sql.execute(text`select 1`);
    return { status: 'ok', service: 'bank' };
  });
  app.get('/readyz', OPTIONS, async (_request, reply) => {
    const pending = await pendingMigrations(sql).catch(() => null);
    const status = drain.isDraining
      ? 'draining'
      : pending === null
        ? 'no-database'
        : pending > 0
          ? 'behind'
          : 'ready';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
