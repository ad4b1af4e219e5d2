import { buffer } from 'node:stream/consumers';
import { EXIT_CODES } from './exitCodes.ts';
import { PdfRefused } from './problem.ts';
import { rewritePdf } from './rewrite.ts';

/** Entry point of the `readPdf` process: reads a PDF and writes its copy, or exits with the code of the problem. */
try {
  const copy = await rewritePdf(await buffer(process.stdin));
  process.stdout.write(copy);
} catch (error) {
  // The parser throws many kinds of errors, all caused by the input.
  process.exitCode = EXIT_CODES[error instanceof PdfRefused ? error.problem : 'damaged'];
}
