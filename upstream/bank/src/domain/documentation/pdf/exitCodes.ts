import type { PdfProblem } from './problem.ts';

/** Higher than Node's own exit codes. Any other code but 0 means damage, too. */
export const EXIT_CODES: Readonly<Record<PdfProblem, number>> = {
  active: 40,
  pages: 41,
  password: 42,
  damaged: 43,
};

/** The problem that the reader's exit code means. */
export const problemOf = (exitCode: number | null): PdfProblem => {
  if (exitCode === EXIT_CODES.active) return 'active';
  if (exitCode === EXIT_CODES.pages) return 'pages';
  return exitCode === EXIT_CODES.password ? 'password' : 'damaged';
};
