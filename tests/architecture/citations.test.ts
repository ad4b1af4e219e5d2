import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { citationFaults } from './citations.ts';

const ROOMS = ['rules', 'client', 'design-system', 'gateway', 'upstream', 'tests', 'e2e', 'scripts', 'docs'];
const ENDINGS = ['.ts', '.tsx', '.css', '.mjs', '.md', '.mdx', '.graphql', '.tsv'];
const OWN = 'tests/architecture/citations.test.ts';

describe('what is cited can be looked up in the repository', () => {
  it.each(ROOMS)('by %s', (room) => {
    const faults = sourceFiles(room, ENDINGS)
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
  ])('by %s', (path) => {
    expect(citationFaults(readSource(path))).toEqual([]);
  });

  it.each([
    ['a document that does not exist', 'see docs/nothing.md', ['docs/nothing.md']],
    ['a heading that does not exist', '(docs/domain.md#nothing)', ['docs/domain.md#nothing']],
    ['a decision that does not exist', 'as decision 999 says', ['decision 999']],
    ['a requirement that does not exist', 'the rule of VA-99', ['VA-99']],
    ['paragraphs of documents that are not here', 'SPEC §5, DOMAIN 8.13', ['SPEC §5', 'DOMAIN 8']],
    ['such a paragraph across two lines', '/** UX\n * §3 */', ['UX\n * §3']],
  ])('finds %s', (_what, text, faults) => {
    expect(citationFaults(text)).toEqual(faults);
  });

  it('accepts a document, a heading, a decision and a requirement that exist', () => {
    expect(
      citationFaults(
        'docs/domain.md, docs/security.md#other-peoples-data, docs/decisions/016, decision 016, VA-05',
      ),
    ).toEqual([]);
  });
});
