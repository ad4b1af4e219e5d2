import { describe, expect, it } from 'vitest';
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
