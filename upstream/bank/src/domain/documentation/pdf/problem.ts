/** Why a PDF is refused: active content, too many pages, a password, or damage. */
export type PdfProblem = 'active' | 'pages' | 'password' | 'damaged';

export class PdfRefused extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem) {
    super(problem);
    this.problem = problem;
  }
}
