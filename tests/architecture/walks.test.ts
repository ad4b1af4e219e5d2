import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { importGraph } from './circles.ts';

const ROOMS = ['rules', 'design-system', 'client', 'gateway', 'upstream'];
const graph = importGraph(
  new Map(
    ROOMS.flatMap((room) => sourceFiles(room, ['.ts', '.tsx'])).map((path) => [path, readSource(path)]),
  ),
);

/** A line's steps: each file with the one that it must import. */
const steps = (line: string): [string, string][] => {
  const files = [...line.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file);
  return files.slice(1).map((file, index) => [files[index] ?? '', file]);
};

const broken = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap(steps)
    .filter(([from, to]) => graph.get(from)?.includes(to) !== true)
    .map(([from, to]) => `${from} → ${to}`);

describe('the three walks of docs/architecture.md', () => {
  const [, walks = ''] = /## Three walks\n([^]*?)\n## /.exec(readSource('docs/architecture.md')) ?? [];

  it('go from file to file by imports that there are', () => {
    expect(walks.split('\n').flatMap(steps).length).toBeGreaterThan(25);
    expect(broken(walks)).toEqual([]);
  });

  it('would be found out by a file that is gone and by an import that is', () => {
    const line = '- `rules/src/gone.ts` → `rules/src/amount.ts` → `rules/src/csv.ts`: made up.';
    expect(broken(line)).toHaveLength(2);
  });
});
