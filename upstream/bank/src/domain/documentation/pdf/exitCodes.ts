import type { PdfProblem } from './problem.ts';

/** Higher than Node's own exit codes. */
export const EXIT_CODES: Readonly<Record<PdfProblem, number>> = {
  active: 40,
  pages: 41,
  password: 42,
  damaged: 43,
};

/** How a reader ends that used up its processor time or its memory: SIGABRT is Node's out-of-memory, 134 its exit code. */
const USED_UP: readonly (NodeJS.Signals | number | null)[] = ['SIGXCPU', 'SIGABRT', 134];

/** The verdict that the reader's end means; null if it says nothing about the document. */
export function problemOf(exitCode: number | null, signal: NodeJS.Signals | null): PdfProblem | null {
  for (const problem of ['active', 'pages', 'password', 'damaged'] as const) {
    if (exitCode === EXIT_CODES[problem]) return problem;
  }
  return USED_UP.includes(signal ?? exitCode) ? 'damaged' : null;
}
