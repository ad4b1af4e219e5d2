import { isErrorAnswer } from '@prendarios/rules/answer';
import { authorizationHeaders } from '../session/authorization.ts';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

export type UploadOutcome =
  | { kind: 'sent'; fileId: string }
  /** The server's word on this file: sending it again changes nothing. */
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
    // A proxy's HTML page: the status alone tells what happened.
    return {};
  }
}

function textOf(body: object, key: string): string | null {
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What an answer of `/files/pre-upload` means. */
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

type SendOptions = Parameters<SendFile>[1];

/** Sends one file with its byte progress. XMLHttpRequest, since fetch tells nothing of what was sent. */
export function sendTo(proposalId: string): SendFile {
  return async (file, options) => {
    try {
      const headers = await authorizationHeaders();
      return await post(proposalId, file, headers, options);
    } catch {
      // The token could not be refreshed: nothing was sent.
      return { kind: 'failed', message: TEXT.network };
    }
  };
}

function post(
  proposalId: string,
  file: File,
  headers: Readonly<Record<string, string>>,
  { key, signal, onProgress }: SendOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve({ kind: 'cancelled' });
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', `/files/pre-upload?proposal=${encodeURIComponent(proposalId)}`);
    for (const [name, value] of Object.entries({ ...headers, 'Idempotency-Key': key })) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(Math.min(loaded, file.size)));
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)));
    request.addEventListener('error', () => resolve({ kind: 'failed', message: TEXT.network }));
    request.addEventListener('timeout', () => resolve({ kind: 'failed', message: TEXT.network }));
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
