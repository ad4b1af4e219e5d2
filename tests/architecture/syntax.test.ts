import { expect, test } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

test('no client source uses a lookbehind, because Safari before 16.4 cannot parse scripts with one', () => {
  const paths = ['client/src', 'design-system/src', 'rules/src'].flatMap((folder) =>
    sourceFiles(folder, ['.ts', '.tsx']),
  );
  const scripts = paths.filter((path) => !path.includes('.test.'));
  expect(scripts.filter((path) => /\(\?<[!=]/.test(readSource(path)))).toEqual([]);
});
