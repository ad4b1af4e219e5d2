import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { citationFaults } from './citations.ts';

const FOLDERS = [
  'rules',
  'client',
  'design-system',
  'gateway',
  'upstream',
  'tests',
  'e2e',
  'scripts',
  'docs',
];
const ENDINGS = ['.ts', '.tsx', '.css', '.mjs', '.md', '.mdx', '.graphql', '.tsv'];
const OWN = 'tests/architecture/citations.test.ts';

describe('citations resolve to documents, decisions and requirements in the repository', () => {
  it.each(FOLDERS)('in %s', (folder) => {
    const faults = sourceFiles(folder, ENDINGS)
      .filter((path) => path !== OWN)
      .flatMap((path) => citationFaults(readSource(path)).map((citation) => `${path}: ${citation}`));
    expect(faults).toEqual([]);
  });

  it.each([
    'README.md',
    'SECURITY.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'schema.graphql',
    'codegen.ts',
    '.env.example',
  ])('in %s', (path) => {
    expect(citationFaults(readSource(path))).toEqual([]);
  });
});
