import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseError, storedSecret, openDatabase, transaction } from './database.ts';
import { migrations } from './migrations.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('migrates a database of the first version with its users', () => {
  const old = new DatabaseSync(join(directory, 'identity.db'));
  old.exec(migrations[0] ?? '');
  old.exec(`PRAGMA user_version = 1;
    INSERT INTO users (id, email, status, srp_salt, srp_verifier, attributes, created_at, updated_at)
    VALUES ('1', 'ana@correo.example', 'CONFIRMED', 'aa', 'bb', '{}', 1, 1);`);
  old.close();
  const database = openDatabase(directory);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length });
  expect(database.prepare('SELECT email FROM users').all()).toEqual([{ email: 'ana@correo.example' }]);
  expect(database.prepare('SELECT count(*) AS n FROM authorization_codes').get()).toEqual({ n: 0 });
  database.close();
});

test('leaves a database of a newer version unchanged', () => {
  const newer = openDatabase(directory);
  newer.exec('PRAGMA user_version = 99');
  newer.close();
  expect(() => openDatabase(directory)).toThrow('newer version (99)');
});

test('reports an unusable directory in one sentence', () => {
  writeFileSync(join(directory, 'file'), '');
  expect(() => openDatabase(join(directory, 'file'))).toThrow(DatabaseError);
});

test('is readable only by its owner', () => {
  openDatabase(directory).close();
  expect(statSync(join(directory, 'identity.db')).mode & 0o077).toBe(0);
});

test('never changes a secret', () => {
  const database = openDatabase(directory);
  expect(storedSecret(database, 'a', () => 'first')).toBe('first');
  expect(storedSecret(database, 'a', () => 'second')).toBe('first');
  database.close();
});

test('writes nothing if a transaction fails', () => {
  const database = openDatabase(directory);
  const work = () =>
    transaction(database, () => {
      storedSecret(database, 'b', () => 'value');
      throw new Error('no');
    });
  expect(work).toThrow('no');
  expect(database.prepare("SELECT * FROM secrets WHERE name = 'b'").all()).toEqual([]);
  database.close();
});
