import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from '../support/sourceFiles.ts';

type Requirement = Readonly<{ id: string; kind: string; text: string }>;

/** The requirements of the product, one line each (tests/ledger/requirements.tsv). */
export function readRequirements(): Requirement[] {
  const lines = readFileSync(join(root, 'tests/ledger/requirements.tsv'), 'utf8').trim().split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', kind = '', text = ''] = line.split('\t');
    return { id, kind, text };
  });
}

/** Ids in titles of tests, as `[VA-05]`, `[VA-05, ER-02]` or `[RT-01–RT-18]`, with the files that name them. */
export function idsInTests(): Map<string, string[]> {
  const files = ['rules', 'design-system', 'client', 'gateway', 'upstream', 'tests', 'e2e'].flatMap(
    (directory) => sourceFiles(directory, ['.test.ts', '.spec.ts', '.stories.tsx']),
  );
  const found = new Map<string, string[]>();
  for (const path of files) {
    if (path.startsWith('tests/ledger/')) continue;
    for (const id of idsInText(readFileSync(join(root, path), 'utf8'))) {
      found.set(id, [...(found.get(id) ?? []), path]);
    }
  }
  return found;
}

export function idsInText(text: string): string[] {
  const brackets = text.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:[–-][A-Z]{2}-\d{2}|[–-]\d{2})?(?:, ?)?)+)\]/g);
  return [...new Set([...brackets].flatMap(([, inside = '']) => inside.split(/, ?/).flatMap(expandRange)))];
}

function expandRange(text: string): string[] {
  const range = /^([A-Z]{2})-(\d{2})[–-](?:[A-Z]{2}-)?(\d{2})$/.exec(text);
  if (!range) return [text];
  const [, kind = '', from = '', to = ''] = range;
  const count = Number(to) - Number(from) + 1;
  return Array.from(
    { length: count },
    (_, index) => `${kind}-${String(Number(from) + index).padStart(2, '0')}`,
  );
}

/** Requirements that no test's title names. */
export function requirementsWithoutTest(): Requirement[] {
  const proved = idsInTests();
  return readRequirements().filter(({ id }) => !proved.has(id));
}
