import { describe, expect, it } from 'vitest';
import { readSource } from '../support/sourceFiles.ts';

const example = readSource('.env.example');

describe('.env.example', () => {
  it.each(['gateway', 'upstream/bank', 'upstream/identity'])('lists every setting of %s', (room) => {
    const schema = readSource(`${room}/src/settings.ts`);
    const settings = [...schema.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !new RegExp(`^#?${name}=|${name}\\b`, 'm').test(example))).toEqual([]);
  });
});
