import { isErrorAnswer } from '@prendarios/rules/answer';
import type { Sent } from './sendBytes.ts';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

export type UploadOutcome =
  | { kind: 'sent'; fileId: string }
  /** The server refuses this file: sending it again changes nothing. */
  | { kind: 'refused'; message: string }
  /** No usable answer: sending it again may help. */
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

export type SendFile = (
  file: File,
  options: { key: string; signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<UploadOutcome>;

const SERVER_IN_TROUBLE = 500;
const TOO_MANY = 429;

function parsed(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // A proxy's HTML page: only the status is known.
    return {};
  }
}

function textOf(body: object, key: string): string | null {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Converts the answer to a whole file. */
export function readAnswer(status: number, text: string): UploadOutcome {
  const body = parsed(text);
  const fileId = textOf(body, 'fileId');
  const actual = isErrorAnswer(body) ? Number(Reflect.get(body, 'statusCode')) || SERVER_IN_TROUBLE : status;
  const accepted = actual >= 200 && actual < 300;
  if (accepted && fileId !== null) return { kind: 'sent', fileId };
  if (accepted || actual >= SERVER_IN_TROUBLE || actual === TOO_MANY) {
    return { kind: 'failed', message: TEXT.busy };
  }
  return { kind: 'refused', message: textOf(body, 'message') ?? TEXT.damaged };
}

/** The bytes that the server has of a file, or the id of a complete one. */
export type ServerState = { offset: number } | { fileId: string };

/** The requests and waits of an upload, separate from its logic. */
export type Transport = {
  /** Null if the server cannot be reached. */
  readState: (key: string, signal: AbortSignal) => Promise<ServerState | null>;
  /** Sends the file from `offset` on. */
  sendFrom: (file: File, offset: number, options: Parameters<SendFile>[1]) => Promise<Sent>;
  /** Waits before the next try, longer each time. */
  wait: (tries: number, signal: AbortSignal) => Promise<void>;
};

const TRIES = 4;
const DOES_NOT_FIT = 409;

/** Sends a file; after a lost connection, goes on from the byte that the server has. */
export function resumable({ readState, sendFrom, wait }: Transport): SendFile {
  /** Keys of uploads that were started before, also by an earlier try of the user. */
  const begun = new Set<string>();
  return async (file, options) => {
    const { key, signal, onProgress } = options;
    for (let tries = 1; ; tries += 1) {
      if (signal.aborted) return { kind: 'cancelled' };
      const state = begun.has(key) ? await readState(key, signal) : { offset: 0 };
      if (state !== null) {
        if ('fileId' in state) return { kind: 'sent', fileId: state.fileId };
        begun.add(key);
        onProgress(state.offset);
        const sent = await sendFrom(file, state.offset, options);
        if (sent.kind === 'cancelled') return sent;
        if (sent.kind === 'answered' && sent.status !== DOES_NOT_FIT)
          return readAnswer(sent.status, sent.text);
      }
      if (tries === TRIES) return { kind: 'failed', message: TEXT.network };
      await wait(tries, signal);
    }
  };
}
