import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { embeddedDatabase } from '../database/database.ts';
import { seedCatalogues } from '../seed/seedCatalogues.ts';

const root = new URL('../../', import.meta.url);
const cache = new URL('../../.cache/bank-template/', root);

/** Changes when a migration, a seed or the engine does, and the template with it. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['migrations/', 'seed/']) {
    for (const name of (await readdir(new URL(folder, root))).toSorted()) {
      if (/\.(sql|csv)$/.test(name)) hash.update(name).update(await readFile(new URL(folder + name, root)));
    }
  }
  hash.update(await readFile(new URL('src/seed/seedCatalogues.ts', root)));
  return hash.digest('hex').slice(0, 16);
}

let template: Promise<Blob> | undefined;

/** A migrated and seeded data directory, made once and kept: a new one takes seconds, a loaded one does not. */
export const templateDatabase = (): Promise<Blob> => (template ??= readTemplate());

async function readTemplate(): Promise<Blob> {
  const file = new URL(`${await fingerprint()}.tar`, cache);
  if (!existsSync(file)) {
    const client = new PGlite();
    const database = await embeddedDatabase(client);
    await seedCatalogues(database.sql, new Date('2026-11-20T15:00:00Z'));
    const dump = await client.dumpDataDir('none');
    await database.close();
    await mkdir(cache, { recursive: true });
    // Test files run side by side: a whole file appears, or none.
    const own = new URL(`${randomUUID()}.part`, cache);
    await writeFile(own, Buffer.from(await dump.arrayBuffer()));
    await rename(own, file);
  }
  return new Blob([new Uint8Array(await readFile(fileURLToPath(file)))]);
}
