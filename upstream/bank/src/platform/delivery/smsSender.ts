import { setTimeout as pauseFor } from 'node:timers/promises';
import { PermanentFailure, type Sender } from './queue.ts';

type SmsSettings = {
  url: string;
  /** A header that the provider requires, such as Authorization. */
  header?: { name: string; value: string } | undefined;
  timeoutMs?: number;
  /** Waits between attempts, in milliseconds; replaced in tests. */
  pause?: (ms: number) => Promise<unknown>;
};

const TIMEOUT_MS = 5_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 300;

/** Statuses for a wrong number or text. Other 4xx are caused by our settings and succeed once those are corrected. */
const isFinal = (status: number): boolean => [400, 413, 422].includes(status);

class SmsRefused extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.code = String(status);
  }
}

const NOT_IN_GSM = /[^\n\r !-_a-~äöñüàèéìòùÄÖÑÜÇÉ¿¡§£¥€]/gu;

/**
 * Returns the text in GSM 03.38, with 160 instead of 70 characters per SMS. Only characters such as á, í, ó and ú lose
 * their accent.
 */
export const gsmText = (text: string): string =>
  text.replaceAll(NOT_IN_GSM, (character) => {
    const [plain = ''] = character.normalize('NFKD');
    return plain.replace(NOT_IN_GSM, '?');
  });

/**
 * Sends SMS through a provider's HTTP interface: POST {id, to, text} as JSON, with the dedupe key as `id` and as
 * Idempotency-Key. Three attempts; redirects are not followed, because they would send the header elsewhere.
 */
export function smsSender(settings: SmsSettings): Sender {
  const { url, header, timeoutMs = TIMEOUT_MS, pause = (ms: number) => pauseFor(ms) } = settings;

  async function post(body: string, id: string): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(header === undefined ? {} : { [header.name]: header.value }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const refused = new SmsRefused(answer.status);
    throw isFinal(answer.status) ? new PermanentFailure('the SMS was refused', { cause: refused }) : refused;
  }

  return async ({ id, to, body: text }) => {
    const body = JSON.stringify({ id, to, text: gsmText(text) });
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await post(body, id);
      } catch (error) {
        if (error instanceof PermanentFailure || attempt === TRIES) throw error;
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  };
}
