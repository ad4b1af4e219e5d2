import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { sql as statement } from 'drizzle-orm';
import { type Database, embeddedDatabase } from '../platform/database/database.ts';
import { seedCatalogues } from '../domain/catalogue/seedCatalogues.ts';

const root = new URL('../../', import.meta.url);
const cache = new URL('../../.cache/bank-template/', root);

/** Changes with the migrations, the seed and the engine, so that the template is rebuilt. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['migrations/', 'seed/']) {
    for (const name of (await readdir(new URL(folder, root))).toSorted()) {
      if (/\.(sql|csv)$/.test(name)) hash.update(name).update(await readFile(new URL(folder + name, root)));
    }
  }
  for (const source of ['src/domain/catalogue/seedCatalogues.ts', 'src/testing/template.ts']) {
    hash.update(await readFile(new URL(source, root)));
  }
  return hash.digest('hex').slice(0, 16);
}

const keepRows = statement.raw(`do $$ declare name text; has_rows boolean; begin
  create schema seeded;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', name) into has_rows;
    if has_rows then execute format('create table seeded.%I as table public.%I', name, name); end if;
  end loop;
end $$`);

const restoreRows = statement.raw(`do $$ declare name text; begin
  set local session_replication_role = replica;
  execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') || ' cascade'
    from pg_tables where schemaname = 'public');
  for name in select tablename from pg_tables where schemaname = 'seeded' loop
    execute format('insert into public.%I table seeded.%I', name, name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence public.%I restart', name);
  end loop;
end $$`);

/** Creates a migrated and seeded database in memory. */
export async function seededDatabase(): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: await templateDatabase() });
  return embeddedDatabase(client);
}

const idle: Database[] = [];

/**
 * Returns a database that is reset instead of closed, for the next caller in this process: ten times as fast as loading
 * another one. A process with such a database does not exit without an explicit call.
 */
export async function reusedDatabase(): Promise<Database> {
  const idleDatabase = idle.pop();
  if (idleDatabase !== undefined) await idleDatabase.sql.execute(restoreRows);
  const database = idleDatabase ?? (await seededDatabase());
  let open = true;
  return {
    ...database,
    close: async () => {
      if (open) idle.push(database);
      open = false;
    },
  };
}

let template: Promise<Blob> | undefined;

/** Returns a migrated and seeded data directory, created once and cached, because creating one takes seconds. */
const templateDatabase = (): Promise<Blob> => (template ??= readTemplate());

const readTemplate = async () => new Blob([new Uint8Array(await readFile(await templateFile()))]);

/** Fills a bank's empty DATA_DIR quickly, for processes whose first start is not under test. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const directory = join(dataDir, 'bank');
  await mkdir(directory, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await templateFile(), '-C', directory]);
}

async function templateFile(): Promise<string> {
  const file = new URL(`${await fingerprint()}.tar`, cache);
  if (!existsSync(file)) {
    const client = new PGlite();
    const database = await embeddedDatabase(client);
    await seedCatalogues(database.sql, new Date('2026-11-20T15:00:00Z'));
    await database.sql.execute(keepRows);
    const dump = await client.dumpDataDir('none');
    await database.close();
    await mkdir(cache, { recursive: true });
    // Test files run in parallel, so the file must appear atomically.
    const own = new URL(`${randomUUID()}.part`, cache);
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  }
  return fileURLToPath(file);
}
