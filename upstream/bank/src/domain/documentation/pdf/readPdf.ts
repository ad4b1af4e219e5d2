import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { problemOf } from './exitCodes.ts';
import type { PdfProblem } from './problem.ts';

/** `busy`: the reader did not finish, and nothing is known about the document. */
type PdfOutcome = { content: Buffer } | { problem: PdfProblem | 'busy' };

/** Far more than ten pages take. What uses up its processor time is damaged, however busy the machine is. */
const PROCESSOR_SECONDS = 7;
/** Together with the wait for its turn less than the lease of an Idempotency-Key and than the gateway waits. */
const TIME_LIMIT_MS = 18_000;
const HEAP_MB = 256;
const READER = fileURLToPath(new URL('./reader.ts', import.meta.url));
/** It may only read its program: no files written, no processes started, no settings visible. */
const OPTIONS = [`--max-old-space-size=${HEAP_MB}`, '--permission', '--allow-fs-read=*', '--no-warnings'];

type Limits = Readonly<{ processorSeconds?: number; timeLimitMs?: number }>;

/**
 * Reads and rewrites a PDF in a process of its own with limits of memory and processor time; a document that exceeds
 * them counts as damaged. A thread would not do: Node ends the whole process when one allocation of a thread exceeds
 * its limit. The time limit is no verdict: the outcome is then `busy`.
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
      // It may end before it has read everything.
      pipeline(Readable.from([content]), reader.stdin).catch(() => undefined),
      ended,
    ]);
    if (reader.exitCode === 0) return { content: copy };
    return { problem: problemOf(reader.exitCode, reader.signalCode) ?? 'busy' };
  } catch {
    // The system has no process left to start.
    return { problem: 'busy' };
  }
}

type Reader = ChildProcessByStdio<Writable, Readable, null>;

function startReader(processorSeconds: number, timeLimitMs: number): Reader {
  const program = [process.execPath, ...OPTIONS, READER];
  // Windows has no limit of processor time for a process: there only the time limit ends a reader.
  const [command = '', ...args] =
    process.platform === 'win32'
      ? program
      : ['/bin/sh', '-c', `ulimit -S -t ${processorSeconds}; exec "$0" "$@"`, ...program];
  return spawn(command, args, {
    env: {},
    // The parser's output may quote the document.
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeLimitMs,
    killSignal: 'SIGKILL',
  });
}
