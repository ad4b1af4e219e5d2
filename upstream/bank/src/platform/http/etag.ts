import { createHash } from 'node:crypto';
import type { onSendAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { answers } from './answers.ts';

/** For a route's schema; loose, for the other headers are no matter of it. */
export const conditionalHeaders = z.looseObject({
  'if-none-match': z
    .string()
    .max(2000)
    .optional()
    .describe('ETag of an earlier answer: 304 without a body while it would be the same'),
});

export const conditionalAnswers = <T extends z.ZodType>(success: T) => ({
  ...answers(success),
  304: z.null().describe('the answer is the one of the ETag in If-None-Match'),
});

const isNamed = (given: string | undefined, etag: string): boolean =>
  given !== undefined &&
  given.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/**
 * Gives a successful JSON answer its ETag, and 304 where the caller already has it. It runs on the finished answer,
 * behind who may see it: whoever would get no 200 gets no 304.
 */
export const withEtag: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', etag);
  if (!isNamed(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};
