import { createHash } from 'node:crypto';
import type { onSendAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { responseSchemas } from './answers.ts';

/** Header schema for a route; loose, so that other headers are accepted. */
export const conditionalHeaders = z.looseObject({
  'if-none-match': z
    .string()
    .max(2000)
    .optional()
    .describe('ETag of an earlier answer; 304 without a body if the answer is unchanged'),
});

export const conditionalAnswers = <T extends z.ZodType>(success: T) => ({
  ...responseSchemas(success),
  304: z.null().describe('the answer still has the ETag in If-None-Match'),
});

const isNamed = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);

/**
 * Adds an ETag to successful JSON responses and returns 304 if the caller already has it. Runs on the finished response
 * after the access check: a caller who would get no 200 gets no 304.
 */
export const withEtag: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
  reply.header('etag', etag);
  if (!isNamed(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};
