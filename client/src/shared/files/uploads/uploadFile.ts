import { readJsonAnswer, SERVER_IN_TROUBLE, TOO_MANY } from './jsonAnswer.ts';
import { UPLOAD_TEXTS as TEXT } from './texts.ts';

export type UploadOutcome =
  | { kind: 'sent'; fileId: string }
  /** The server rejected the file; a retry would not help. */
  | { kind: 'refused'; message: string }
  /** There was no usable response; a retry may help. */
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

export type SendFile = (
  file: File,
  options: { key: string; signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<UploadOutcome>;

/** Converts the response to a complete file. */
export function readAnswer(status: number, text: string): UploadOutcome {
  const answer = readJsonAnswer(status, text);
  const fileId = answer.text('fileId');
  const isAccepted = answer.status >= 200 && answer.status < 300;
  if (isAccepted && fileId !== '') return { kind: 'sent', fileId };
  if (isAccepted || answer.status >= SERVER_IN_TROUBLE || answer.status === TOO_MANY) {
    return { kind: 'failed', message: TEXT.busy };
  }
  return { kind: 'refused', message: answer.text('message') || TEXT.damaged };
}
