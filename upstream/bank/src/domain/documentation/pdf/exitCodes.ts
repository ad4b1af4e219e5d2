import type { PdfProblem } from './problem.ts';

/** Above those that Node ends with by itself; any other one but 0 is damage, too. */
export const EXIT_CODES: Readonly<Record<PdfProblem, number>> = {
  active: 40,
  pages: 41,
  password: 42,
  damaged: 43,
};

export const problemOf = (exitCode: number | null): PdfProblem => {
  if (exitCode === EXIT_CODES.active) return 'active';
  if (exitCode === EXIT_CODES.pages) return 'pages';
  return exitCode === EXIT_CODES.password ? 'password' : 'damaged';
};
