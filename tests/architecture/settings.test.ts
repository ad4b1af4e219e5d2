import { describe, expect, it } from 'vitest';
import { SECRETS as bank } from '../../upstream/bank/src/platform/settings.ts';
import { SECRETS as gateway } from '../../gateway/src/settings.ts';
import { SECRETS as identity } from '../../upstream/identity/src/settings.ts';
import { readSource } from '../support/sourceFiles.ts';

const example = readSource('.env.example');

describe('.env.example', () => {
  it.each([
    'gateway/src/settings.ts',
    'gateway/src/bank/bankSettings.ts',
    'upstream/bank/src/platform/settings.ts',
    'upstream/bank/src/platform/serviceSettings.ts',
    'upstream/identity/src/settings.ts',
  ])('lists every setting of %s', (file) => {
    const schema = readSource(file);
    const settings = [...schema.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !new RegExp(`^#?${name}=|${name}\\b`, 'm').test(example))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const [, table = ''] = /\n## Secrets\n([^]*?)\n## /.exec(readSource('docs/operations.md')) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );

  it('says of every secret how it is exchanged', () => {
    expect(new Set(listed)).toEqual(new Set([...gateway, ...bank, ...identity]));
    expect(new Set(listed).size).toBe(listed.length);
  });
});
