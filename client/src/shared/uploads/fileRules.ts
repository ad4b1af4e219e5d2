import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

/** JPEG, PNG and PDF of at most 10 MB; the bank checks the content again (docs/domain.md#documents). */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,application/pdf';

const TYPES = new Set(ACCEPTED_TYPES.split(','));
const EXTENSIONS = /\.(?:jpe?g|png|pdf)$/i;

type FileFacts = { name: string; size: number; type: string };

/** The problem of a file that is known before it is sent; null if there is none. */
export function fileProblem({ name, size, type }: FileFacts): string | null {
  // Some systems give no type: then the extension decides.
  if (type === '' ? !EXTENSIONS.test(name) : !TYPES.has(type)) return TEXT.type;
  if (size === 0) return TEXT.empty;
  return size > MAX_FILE_BYTES ? TEXT.tooBig : null;
}

/** The files that keep to the rules, and the words for those that do not; empty if all do. */
export function sortedByRule(files: readonly File[]): { good: File[]; refusal: string } {
  const judged = files.map((file) => ({ file, problem: fileProblem(file) }));
  return {
    good: judged.filter(({ problem }) => problem === null).map(({ file }) => file),
    refusal: judged
      .flatMap(({ file, problem }) => (problem === null ? [] : `${file.name}: ${problem}`))
      .join(' '),
  };
}
