import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { problemOf } from './exitCodes.ts';
import type { PdfProblem } from './problem.ts';

type PdfOutcome = { content: Buffer } | { problem: PdfProblem };

/** Far longer than ten pages take, and shorter than the gateway waits. */
const TIME_LIMIT_MS = 7_000;
const HEAP_MB = 256;
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url));
/** It may only read its program: no files written, no processes started, no settings visible. */
const OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--permission', '--allow-fs-read=*', '--no-warnings'];

/**
 * Reads and rewrites a PDF in a process of its own, which is killed when it takes too long or too much memory; the
 * document then counts as damaged. A thread would not do: Node ends the whole process when one allocation of a thread
 * exceeds its limit.
 */
export async function readPdf(content: Buffer, timeLimitMs = TIME_LIMIT_MS): Promise<PdfOutcome> {
  const reader = spawn(process.execPath, [...OPTIONS, READER], {
    env: {},
    // The parser's output may quote the document.
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(reader, 'close');
  const [copy] = await Promise.all([
    buffer(reader.stdout),
    // It may end before it has read everything.
    pipeline(Readable.from([content]), reader.stdin).catch(() => undefined),
    ended,
  ]);
  return reader.exitCode === 0 ? { content: copy } : { problem: problemOf(reader.exitCode) };
}
