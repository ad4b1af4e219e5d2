import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { problemOf } from './exitCodes.ts';
import type { PdfProblem } from './problem.ts';

/** `busy`: the reader did not finish, so nothing is known about the document. */
type PdfOutcome = { content: Buffer } | { problem: PdfProblem | 'busy' };

/** Far more than ten pages need, so a document that exceeds it counts as damaged, even on a busy machine. */
const PROCESSOR_SECONDS = 7;
/** Shorter, including the time in the queue, than the Idempotency-Key lease and the gateway's timeout. */
const TIME_LIMIT_MS = 18_000;
const HEAP_MB = 256;
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url));
/** The process can read files for its program, but it cannot write files, start processes or see settings. */
const OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--permission', '--allow-fs-read=*', '--no-warnings'];

type Limits = Readonly<{ processorSeconds?: number; timeLimitMs?: number }>;

/**
 * Reads and rewrites a PDF in a separate process with limits on memory and CPU time; a document that exceeds them
 * counts as damaged. A thread is not enough: Node ends the process when one allocation of a thread exceeds its limit.
 * If the time limit ends the process, the outcome is `busy`.
 */
export async function readPdf(
  content: Buffer,
  { processorSeconds = PROCESSOR_SECONDS, timeLimitMs = TIME_LIMIT_MS }: Limits = {},
): Promise<PdfOutcome> {
  const reader = startReader(processorSeconds, timeLimitMs);
  const ended = once(reader, 'close');
  try {
    const [copy] = await Promise.all([
      buffer(reader.stdout),
      // The process may exit before it has read all input.
      pipeline(Readable.from([content]), reader.stdin).catch(() => undefined),
      ended,
    ]);
    if (reader.exitCode === 0) return { content: copy };
    return { problem: problemOf(reader.exitCode, reader.signalCode) ?? 'busy' };
  } catch {
    // The system cannot start another process.
    return { problem: 'busy' };
  }
}

type Reader = ChildProcessByStdio<Writable, Readable, null>;

function startReader(processorSeconds: number, timeLimitMs: number): Reader {
  const program = [process.execPath, ...OPTIONS, READER];
  // Windows cannot limit the CPU time of a process; only the time limit applies there.
  const [command = '', ...args] =
    process.platform === 'win32'
      ? program
      : ['/bin/sh', '-c', `ulimit -S -t ${processorSeconds}; exec "$0" "$@"`, ...program];
  return spawn(command, args, {
    env: {},
    // Discarded: the parser's output may quote the document.
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  });
}
