import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { findCycles, importGraph } from './circles.ts';

const FOLDERS = [
  'rules',
  'design-system',
  'client',
  '.storybook',
  'gateway',
  'upstream',
  'scripts',
  'tests',
  'e2e',
];

describe('import cycles, including type imports', () => {
  const paths = FOLDERS.flatMap((folder) => sourceFiles(folder, ['.ts', '.tsx']));
  const graph = importGraph(new Map(paths.map((path) => [path, readSource(path)])));

  it('do not exist in the repository', () => expect(findCycles(graph)).toEqual([]));

  it('are searched for in the graph of all imports', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(paths.length);
    expect(graph.get('client/src/shared/files/uploads/fileRules.ts')).toContain('rules/src/constants.ts');
  });

  it.each([
    ['a type', "import type { A } from './a.ts';"],
    ['a dynamic import', "const a = () => import('./a.ts');"],
    ['a re-export', "export { a } from './a.ts';"],
  ])('are found through %s', (_way, text) => {
    const sources = new Map([
      ['client/src/a.ts', "import { b } from './b.ts';"],
      ['client/src/b.ts', text],
    ]);
    expect(findCycles(importGraph(sources))).toEqual(['client/src/a.ts → client/src/b.ts → client/src/a.ts']);
  });
});
