import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import { PdfRefused } from './problem.ts';
import type { Resolve } from './unpack.ts';

/** Names of actions and annotations that execute, play or send something, or open another file. */
const ACTIVE_NAMES = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Movie',
  'Sound',
  '3D',
  'EmbeddedFile',
  'FileAttachment',
  'Filespec',
]);
/** Keys whose value is a script, an XFA form or a file. */
const ACTIVE_KEYS = new Set(['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent']);
/** Keys that name a file if their value is a string. */
const FILE_KEYS = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);
/** Allowed link targets: no files and no network shares. */
const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|www\.)/i;

const resolved = (value: PdfObject | undefined, resolve: Resolve): PdfObject | null | undefined =>
  value instanceof PdfRef ? resolve(value) : value;

/** Some readers end a name at its first NUL: they read 'JavaScript#00x' as a script. */
const upToNul = (name: string): string => name.split('\0', 1)[0] ?? '';

/** An action that runs without a click may only go to a page of the same document. */
function requireQuiet(action: PdfObject | null | undefined, resolve: Resolve): void {
  if (!(action instanceof PdfDict)) return;
  const kind = action.getName('S', resolve)?.value;
  if (kind !== undefined && kind !== 'GoTo') throw new PdfRefused('active');
}

export const isSafeLink = (value: PdfObject | null | undefined): boolean =>
  value instanceof PdfString && SAFE_LINK.test(value.asString());

function requireInertEntry(key: string, value: PdfObject | null | undefined, resolve: Resolve): void {
  if (ACTIVE_KEYS.has(key)) throw new PdfRefused('active');
  if (FILE_KEYS.has(key) && value instanceof PdfString) throw new PdfRefused('active');
  if ((key === 'URI' || key === 'Base') && value instanceof PdfString && !isSafeLink(value)) {
    throw new PdfRefused('active');
  }
  if (key === 'OpenAction') requireQuiet(value, resolve);
  // A chained action, which going to a page never needs.
  if (key === 'Next' && (value instanceof PdfArray || (value instanceof PdfDict && value.has('S')))) {
    throw new PdfRefused('active');
  }
  if (key === 'AA' && value instanceof PdfDict) {
    for (const [, action] of value) requireQuiet(resolved(action, resolve), resolve);
  }
}

/**
 * Refuses an object with active content. The caller checks its children.
 * @throws {PdfRefused}
 */
export function requireInert(object: PdfObject, resolve: Resolve): void {
  if (object instanceof PdfName && ACTIVE_NAMES.has(upToNul(object.value))) throw new PdfRefused('active');
  if (!(object instanceof PdfDict)) return;
  for (const [key, value] of object) requireInertEntry(upToNul(key.value), resolved(value, resolve), resolve);
}
