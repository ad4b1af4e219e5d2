import { isErrorAnswer } from '@prendarios/rules/answer';
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
