import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { problemOf } from './exitCodes.ts';
import type { PdfProblem } from './problem.ts';

type PdfOutcome = { content: Buffer } | { problem: PdfProblem };

/** Far above what a paper of ten pages takes, and below what the gateway waits for. */
const TIME_LIMIT_MS = 7_000;
const HEAP_MB = 256;
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url));
/** It reads the program and nothing else: no file is written, no process started, no setting seen. */
const OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--permission', '--allow-fs-read=*', '--no-warnings'];

/**
 * Reads and rewrites a PDF in a process of its own, which is ended when it takes too long or too much memory: a document
 * made to do so is damaged to the caller, and nothing else waits for it. A thread would not do, for Node ends the whole
 * process when a single allocation of a thread goes over its limit.
 */
export async function readPdf(content: Buffer, timeLimitMs = TIME_LIMIT_MS): Promise<PdfOutcome> {
  const reader = spawn(process.execPath, [...OPTIONS, READER], {
    env: {},
    // What the parser prints may quote the document.
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
