import type { PdfProblem } from './problem.ts';

/** Higher than Node's own exit codes. */
export const EXIT_CODES: Readonly<Record<PdfProblem, number>> = {
  active: 40,
  pages: 41,
  password: 42,
  damaged: 43,
};

/**
 * Exits of a reader that exceeded its CPU time or memory. Node aborts with SIGABRT, exit code 134, if out of memory.
 */
const USED_UP: readonly (NodeJS.Signals | number | null)[] = ['SIGXCPU', 'SIGABRT', 134];

/** Returns the problem that the reader's exit reports; null if the exit says nothing about the document. */
export function problemOf(exitCode: number | null, signal: NodeJS.Signals | null): PdfProblem | null {
  for (const problem of ['active', 'pages', 'password', 'damaged'] as const) {
    if (exitCode === EXIT_CODES[problem]) return problem;
  }
  return USED_UP.includes(signal ?? exitCode) ? 'damaged' : null;
}
