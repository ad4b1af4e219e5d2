import { buffer } from 'node:stream/consumers';
import { EXIT_CODES } from './exitCodes.ts';
import { PdfRefused } from './problem.ts';
import { rewritePdf } from './rewrite.ts';

/** The process of `readPdf`: reads a PDF and writes its copy; on refusal the exit code says why. */
try {
  const copy = await rewritePdf(await buffer(process.stdin));
  process.stdout.write(copy);
} catch (error) {
  // The parser throws errors of many kinds, all caused by the bytes.
  process.exitCode = EXIT_CODES[error instanceof PdfRefused ? error.problem : 'damaged'];
}
