import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/sourceFiles.ts';

type Requirement = Readonly<{ id: string; kind: string; text: string }>;

/** Reads tests/ledger/requirements.tsv. */
export function readRequirements(): Requirement[] {
  const lines = readFileSync(join(root, 'tests/ledger/requirements.tsv'), 'utf8').trim().split('\n');
  return lines.slice(1).map((line) => {
    const [id = '', kind = '', text = ''] = line.split('\t');
    return { id, kind, text };
  });
}

/** Returns the ids in a test title, written as `[VA-05]`, `[VA-05, ER-02]` or `[RT-01–RT-18]`. */
export function idsInTitle(title: string): string[] {
  const brackets = title.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:[–-][A-Z]{2}-\d{2}|[–-]\d{2})?(?:, ?)?)+)\]/g);
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

/** Returns requirements without a title (`unproved`) and ids without a requirement (`unknown`). */
export function compareWithTitles(titles: Iterable<string>): { unproved: Requirement[]; unknown: string[] } {
  const requirements = readRequirements();
  const known = new Set(requirements.map(({ id }) => id));
  const named = new Set([...titles].flatMap(idsInTitle));
  return {
    unproved: requirements.filter(({ id }) => !named.has(id)),
    unknown: [...named].filter((id) => !known.has(id)),
  };
}
