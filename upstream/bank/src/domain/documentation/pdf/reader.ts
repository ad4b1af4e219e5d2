import { buffer } from 'node:stream/consumers';
import { EXIT_CODES } from './exitCodes.ts';
import { PdfRefused } from './problem.ts';
import { rewritePdf } from './rewrite.ts';

/** The process of `readPdf`: a PDF comes in, its copy goes out; why there is none is told by the exit code. */
try {
  const copy = await rewritePdf(await buffer(process.stdin));
  process.stdout.write(copy);
} catch (error) {
  // The parser throws errors of many kinds, all of them about the bytes.
  process.exitCode = EXIT_CODES[error instanceof PdfRefused ? error.problem : 'damaged'];
}
