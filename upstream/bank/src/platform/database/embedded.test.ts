import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataDir } from '../../testing/template.ts';
import { openEmbedded } from './embedded.ts';
import { DataDirectoryError } from './lock.ts';

let folder = '';
let whole = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-embedded-'));
  whole = join(folder, 'whole');
  await fillDataDir(whole);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns a digest of the names and contents of all files. */
async function printOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    hash.update(path).update(await readFile(path));
  }
  return `${entries.length} ${hash.digest('hex')}`;
}

const refused = (dataDir: string) =>
  expect(openEmbedded(dataDir, async () => {})).rejects.toThrow(DataDirectoryError);

describe('the data directory', () => {
  it('is created again if the first start was killed', async () => {
    const dataDir = join(folder, 'half');
    await mkdir(join(dataDir, 'bank.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'bank.new', 'PG_VERSION'), '18');
    const database = await openEmbedded(dataDir, async () => {});
    expect(await database.sql.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    await database.close();
    expect(await readdir(dataDir)).toEqual(['bank']);
  });

  it('gets its name only after it is filled', async () => {
    const dataDir = join(folder, 'failing');
    const failing = openEmbedded(dataDir, () => Promise.reject(new Error('no seed')));
    await expect(failing).rejects.toThrow('no seed');
    expect(await readdir(dataDir)).toEqual(['bank.new']);
  });

  it.each([
    ['pg_control is missing', (directory: string) => rm(join(directory, 'global', 'pg_control'))],
    [
      'pg_control is truncated',
      (directory: string) => truncate(join(directory, 'global', 'pg_control'), 100),
    ],
    [
      'the transactions are missing',
      (directory: string) => rm(join(directory, 'pg_xact'), { recursive: true }),
    ],
    ['base is missing', (directory: string) => rm(join(directory, 'base'), { recursive: true })],
    [
      'PG_VERSION names another version',
      (directory: string) => writeFile(join(directory, 'PG_VERSION'), '9\n'),
    ],
  ])('is rejected and left unchanged if %s', async (what, damage) => {
    const dataDir = join(folder, what.replaceAll(' ', '-'));
    await cp(whole, dataDir, { recursive: true });
    await damage(join(dataDir, 'bank'));
    const before = await printOf(join(dataDir, 'bank'));
    await refused(dataDir);
    expect(await printOf(join(dataDir, 'bank'))).toBe(before);
    expect(await readdir(dataDir)).toEqual(['bank']);
  });

  it('is rejected with a one-sentence error if its tables are damaged', async () => {
    const dataDir = join(folder, 'tables');
    await cp(whole, dataDir, { recursive: true });
    // A clean shutdown, after which no log restores the pages.
    await (await openEmbedded(dataDir, async () => {})).close();
    const tables = join(dataDir, 'bank', 'base', '5');
    const files = (await readdir(tables)).filter((name) => /^\d{5,}$/.test(name));
    await Promise.all(files.map((name) => writeFile(join(tables, name), Buffer.alloc(8192, 'damaged'))));
    await expect(openEmbedded(dataDir, async () => {})).rejects.toThrow(
      `The tables in ${join(dataDir, 'bank')} cannot be read`,
    );
  });
});
