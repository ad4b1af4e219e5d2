import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql as text } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION } from '../../testing/production.ts';
import { emptyDatabase } from '../../testing/serverDatabases.ts';
import { DatabaseBehind, migratedDatabase, serverDatabase } from './database.ts';
import { pendingMigrations } from './migrations.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('migrations', () => {
  it('run once when several banks start together', async () => {
    const url = await emptyDatabase();
    const banks = await Promise.all([url, url, url].map((one) => serverDatabase(one)));
    for (const { sql, close } of banks) {
      expect(await pendingMigrations(sql)).toBe(0);
      await close();
    }
  });
});

describe('a bank in production', () => {
  it('starts on a database that a newer bank migrated', async () => {
    const url = await emptyDatabase();
    const { sql, close } = await serverDatabase(url);
    await sql.execute(
      text`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await (await migratedDatabase(url)).close();
    await sql.execute(text`truncate drizzle.__drizzle_migrations`);
    await expect(migratedDatabase(url)).rejects.toThrow(DatabaseBehind);
    await close();
  });

  it('is migrated only by the command, which needs only the database URL', async () => {
    const url = await emptyDatabase();
    const file = join(folder, 'database');
    await writeFile(file, `${url}\n`);
    const run = (name: string, settings: Record<string, string>) =>
      spawnSync(process.execPath, [fileURLToPath(new URL(`../../${name}`, import.meta.url))], {
        env: { PATH: process.env.PATH, ...settings },
        encoding: 'utf8',
      });
    const refused = run('main.ts', { ...PRODUCTION, DATABASE_URL: url });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /^The bank cannot start: its database lacks \d+ migrations?\. Run `npm run migrate` first\.\n$/,
    );
    const migrated = run('migrate.ts', { DATABASE_URL_FILE: file });
    expect([migrated.status, migrated.stdout]).toEqual([0, "the database is at this bank's version\n"]);
    await (await migratedDatabase(url)).close();
    const unnamed = run('migrate.ts', {});
    expect([unnamed.status, unnamed.stderr]).toEqual([1, 'DATABASE_URL: must be a PostgreSQL URL\n']);
  });
});
