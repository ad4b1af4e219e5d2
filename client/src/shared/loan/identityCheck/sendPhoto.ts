import { readJsonAnswer, SERVER_IN_TROUBLE, TOO_MANY } from '#shared/files/uploads/jsonAnswer.ts';
import type { Sent } from '#shared/files/uploads/sendBytes.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const TEXT = IDENTITY_TEXTS.sending;

export type PhotoOutcome =
  | { kind: 'saved' }
  /** The bank cannot use this photo; the user must take another one. */
  | { kind: 'refused'; message: string }
  /** Outside opening hours (docs/domain.md#opening-hours); the same photo can be sent later. */
  | { kind: 'closed'; message: string }
  /** The proposal has changed since this page loaded it. */
  | { kind: 'stale' }
  /** There was no usable response; sending it again may help. */
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

const STALE = new Set([401, 404, 409]);

export function readPhotoAnswer(httpStatus: number, text: string): PhotoOutcome {
  const answer = readJsonAnswer(httpStatus, text);
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'saved' };
  const message = answer.text('message');
  if (answer.text('code') === 'OUT_OF_HOURS') return { kind: 'closed', message };
  if (STALE.has(status)) return { kind: 'stale' };
  if (status >= SERVER_IN_TROUBLE || status === TOO_MANY) return { kind: 'failed', message: TEXT.busy };
  return { kind: 'refused', message: message || TEXT.refused };
}

export type PhotoTransport = {
  post: (photo: File, options: { signal: AbortSignal; onProgress: (sent: number) => void }) => Promise<Sent>;
  rest: (tries: number, signal: AbortSignal) => Promise<void>;
};

const TRIES = 3;

/** Sends a photo and retries after a lost connection, which is safe because a photo replaces the previous one. */
export async function sendPhoto(
  { post, rest }: PhotoTransport,
  photo: File,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<PhotoOutcome> {
  for (let tries = 1; ; tries += 1) {
    const sent = await post(photo, options);
    if (sent.kind === 'cancelled') return sent;
    if (sent.kind === 'answered') return readPhotoAnswer(sent.status, sent.text);
    if (tries === TRIES) return { kind: 'failed', message: TEXT.cut };
    options.onProgress(0);
    await rest(tries, options.signal);
  }
}
