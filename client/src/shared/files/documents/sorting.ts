import type { RequiredDocument } from './documents.ts';

/** Words that do not distinguish documents. */
const COMMON = new Set(['del', 'las', 'los', 'vehiculo', 'vendedor', 'empresa', 'titular', 'constancia']);

function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set((plain.match(/[a-z]{3,}|\d+/g) ?? []).filter((word) => !COMMON.has(word)));
}

/** Returns the document whose label matches a file name; undefined if none or several do. */
function namedBy(name: string, empty: readonly RequiredDocument[]): RequiredDocument | undefined {
  const words = wordsOf(name);
  const scores = empty.map((document) => ({
    document,
    score: [...wordsOf(document.label)].filter((word) => words.has(word)).length,
  }));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  const found = scores.filter(({ score }) => score === best);
  return best > 0 && found.length === 1 ? found[0]?.document : undefined;
}

type Proposed<File> = { sorted: Map<string, File[]>; rest: File[] };

/** `empty`: documents without a file; `due`: those of them to fill first. */
export type Places = { empty: readonly RequiredDocument[]; due: readonly RequiredDocument[] };

/**
 * Assigns files to their likely documents, by type: a document that the name matches, otherwise the only one that is due.
 * `together`: several files may be pages of that document, because they were selected together.
 */
export function propose<File extends { name: string }>(
  files: readonly File[],
  { empty, due }: Places,
  together: boolean,
): Proposed<File> {
  const sorted = new Map<string, File[]>();
  const put = (type: string, file: File) => void sorted.set(type, [...(sorted.get(type) ?? []), file]);
  const unnamed = files.filter((file) => {
    const document = namedBy(file.name, empty);
    if (document) put(document.type, file);
    return document === undefined;
  });
  const [only, ...others] = due.filter(({ type }) => !sorted.has(type));
  const isOnly = only !== undefined && others.length === 0;
  if (!isOnly || (unnamed.length > 1 && !together)) return { sorted, rest: unnamed };
  for (const file of unnamed) put(only.type, file);
  return { sorted, rest: [] };
}

/** Disables assignments. */
export const NOWHERE: Places = { empty: [], due: [] };
