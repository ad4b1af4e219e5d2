/** Why a PDF is not taken: what runs or reaches out, too many pages, a password, or bytes that make no sound document. */
export type PdfProblem = 'active' | 'pages' | 'password' | 'damaged';

export class PdfRefused extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem) {
    super(problem);
    this.problem = problem;
  }
}
