import { expect, test } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';

test('no script of the client has a lookbehind, on which Safari before 16.4 refuses the whole script', () => {
  const paths = ['client/src', 'design-system/src', 'rules/src'].flatMap((folder) =>
    sourceFiles(folder, ['.ts', '.tsx']),
  );
  const scripts = paths.filter((path) => !path.includes('.test.'));
  expect(scripts.filter((path) => /\(\?<[!=]/.test(readSource(path)))).toEqual([]);
});
