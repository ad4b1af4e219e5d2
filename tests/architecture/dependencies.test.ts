import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSource } from '../support/sourceFiles.ts';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: versions,
});
const read = (folder: string) => manifest.parse(JSON.parse(readSource(`${folder}package.json`)));

const root = read('');
const manifests = [root, ...root.workspaces.map((folder) => read(`${folder}/`))];
const used = manifests
  .flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }))
  .filter((name) => !name.startsWith('@prendarios/'));

const text = readSource('docs/dependencies.md');
const listed = [...text.matchAll(/^\| +([^|]+?) +\|/gm)]
  .flatMap(([, names = '']) => names.split(', '))
  .filter((name) => name !== 'package' && !name.startsWith('--'));

/** `@types/*` is every package that begins so. */
const covers = (entry: string, name: string) =>
  entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

describe('docs/dependencies.md', () => {
  it('has each package once', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => listed.filter((entry) => covers(entry, name)).length !== 1)).toEqual([]);
  });

  it('names none that is gone', () => {
    expect(listed.filter((entry) => !used.some((name) => covers(entry, name)))).toEqual([]);
  });

  it('names what is held at a version of our choice', () => {
    expect(Object.keys(root.overrides).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('versions', () => {
  it('are exact, and the same in every workspace', () => {
    const found = manifests.flatMap((one) =>
      Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
    );
    expect(found.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(found.filter(([name, version]) => found.some(([n, v]) => n === name && v !== version))).toEqual(
      [],
    );
  });
});
