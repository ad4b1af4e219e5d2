import { createHash } from 'node:crypto';
import type { Dispatcher } from 'undici';
import type { Outcome } from './errors.ts';

const hashOf = (answer: unknown): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64url')}"`;

/** Returns a substitute for a missing ETag, which changes when the response changes; null for a failure. */
export const ownMark = (outcome: Outcome): string | null =>
  outcome.kind === 'answer' ? hashOf(outcome.body) : null;

/** Returns the ETag of an unread response; without one, reads the body and returns a substitute. */
export async function markOf(
  etag: string | string[] | undefined,
  body: Dispatcher.ResponseData['body'],
): Promise<string> {
  if (typeof etag !== 'string') return hashOf(await body.json());
  await body.dump();
  return etag;
}
