import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longSecrets, withSecretFiles } from './secrets.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, 'key');
  await writeFile(file, ' a secret \n');
  await writeFile(join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a secret file', () => {
  it('is read without its trailing newline', () => {
    const { given, wrong } = withSecretFiles({ KEY_FILE: file, PORT: '1' }, ['KEY']);
    expect(given).toMatchObject({ KEY: ' a secret', PORT: '1' });
    expect(wrong.size).toBe(0);
  });

  it('is not read without a file name or for a setting that is not secret', () => {
    const source = { KEY: 'x', KEY_FILE: ' ', BRAND_FILE: '/nowhere' };
    expect(withSecretFiles(source, ['KEY'])).toMatchObject({ given: source, wrong: new Map() });
  });

  it.each([
    ['if the value is also set', { KEY: 'x' }, 'key', 'cannot be set together with KEY'],
    ['if it is missing', {}, 'missing', 'missing cannot be read: ENOENT'],
    ['if it is empty', { KEY: '' }, 'empty', 'empty is empty'],
  ])('is rejected %s', (_what, source, name, reason) => {
    const { wrong } = withSecretFiles({ ...source, KEY_FILE: join(folder, name) }, ['KEY']);
    const [setting, said] = wrong.get('KEY') ?? [];
    expect([setting, said?.replace(`${folder}/`, '')]).toEqual(['KEY_FILE', reason]);
  });
});

describe('a secret with several values', () => {
  it('is split at commas, and each value is validated', () => {
    const setting = longSecrets(3);
    expect(setting.parse('new, old')).toEqual(['new', 'old']);
    expect(setting.parse('one')).toEqual(['one']);
    for (const text of ['', 'new,', 'new,ol']) expect(setting.safeParse(text).success).toBe(false);
  });
});
