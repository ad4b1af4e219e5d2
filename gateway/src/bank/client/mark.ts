import { createHash } from 'node:crypto';
import type { Dispatcher } from 'undici';
import type { Outcome } from './errors.ts';

const hashOf = (answer: unknown): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(answer) ?? '')
    .digest('base64url')}"`;

/** Replaces a missing ETag: changes when the answer changes. Null for a failure. */
export const ownMark = (outcome: Outcome): string | null =>
  outcome.kind === 'answer' ? hashOf(outcome.body) : null;

/** Like `ownMark`, for an unread answer; does not read the body if there is an ETag. */
export async function markOf(
  etag: string | string[] | undefined,
  body: Dispatcher.ResponseData['body'],
): Promise<string> {
  if (typeof etag !== 'string') return hashOf(await body.json());
  await body.dump();
  return etag;
}
