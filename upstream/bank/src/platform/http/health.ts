import { statfs } from 'node:fs/promises';
import type { Drain } from '@prendarios/servers/drain';
import { sql as text } from 'drizzle-orm';
import type { Sql } from '../database/database.ts';
import { pendingMigrations } from '../database/migrations.ts';
import type { BankApp } from '../platform.ts';

const OPTIONS = { schema: { hide: true }, logLevel: 'warn' } as const;

/** Bytes of one segment of the database's log. With less space, the next write may fail. */
const LEAST_ROOM = 16 * 1024 * 1024;

/** Whether the disk has room for writes; a folder that does not exist yet counts as room. */
async function hasRoom(folder: string | null): Promise<boolean> {
  if (folder === null) return true;
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= LEAST_ROOM;
}

/**
 * Registers liveness and readiness checks. Readiness turns to 503 before the process exits, and while the disk of
 * `dataDir` is full; null if the bank keeps nothing there.
 */
export function healthRoutes(app: BankApp, sql: Sql, drain: Drain, dataDir: string | null): void {
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
          : (await hasRoom(dataDir))
            ? 'ready'
            : 'disk-full';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
