import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { FILE_MESSAGES } from '@prendarios/rules/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormData } from 'undici';
import { z } from 'zod';
import type { Caller } from '../bank/client/BankClient.ts';
import { classify, classifyThrown } from '../bank/client/errors.ts';
import { sendBankRefusal, sendError, sendRefusal } from '../http/errors.ts';
import { FORM_OVERHEAD_BYTES } from '../http/limits.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { callerForProposal, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';

const uploadQuery = z.object({ proposal: z.uuid() });
const MAX_BYTES = MAX_FILE_BYTES + FORM_OVERHEAD_BYTES;
/** Re-encoding a large image takes the bank longer than any other call. */
const UPLOAD_ANSWER_MS = 30_000;
export const TOO_BIG = {
  statusCode: 413,
  code: 'FILE_TOO_BIG',
  message: FILE_MESSAGES.tooBig,
};

class TooBig extends Error {}

/** Creates a stream that fails beyond `limit` bytes; the declared length is not trusted. */
function counted(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > limit ? new TooBig() : null, chunk);
    },
  });
}

/** Streams uploads to the bank without storing them (docs/architecture.md#files). */
export function fileRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const config = { requestsPerMinute: perGuest(settings.rateLimits.filesPerMinute) };
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
    files.post(
      '/files/pre-upload',
      { config, onRequest: sameOriginGuard(settings.publicOrigin), bodyLimit: MAX_BYTES },
      (request, reply) => upload(request, reply, services),
    );
  });
}

async function upload(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const asked = uploadQuery.safeParse(request.query).data?.proposal;
  const found = await callerForProposal(request, reply, services, asked);
  // Another person's proposal and a missing one get the same response (docs/security.md#other-peoples-data).
  if ('refused' in found) return sendRefusal(closeConnection(request, reply), found.refused);
  const { caller, proposal } = found;
  const type = request.headers['content-type'];
  if (type === undefined || !type.toLowerCase().startsWith('multipart/form-data'))
    return sendError(reply, 415);

  const body = counted(MAX_BYTES);
  const stopped = new AbortController();
  const feeding = pipeline(request.raw, body).catch((error: unknown) => {
    stopped.abort(error);
  });
  try {
    const signal = caller.signal === null ? stopped.signal : AbortSignal.any([caller.signal, stopped.signal]);
    const sent = await sendToBank(services, { caller, proposal, contentType: type, body, signal });
    return answerUpload(reply, sent.status, sent.contentType, sent.text);
  } catch (error) {
    if (stopped.signal.reason instanceof TooBig) return sendRefusal(closeConnection(request, reply), TOO_BIG);
    const { code, detail } = classifyThrown(error);
    request.log.warn({ call: 'pre-upload', code, detail }, 'upload failed');
    return sendError(closeConnection(request, reply), 503);
  } finally {
    body.destroy();
    await feeding;
  }
}

type Upload = {
  caller: Caller;
  proposal: string;
  /** Omitted for a form, which sets its own. */
  contentType?: string;
  body: Readable | FormData;
  signal: AbortSignal | null;
};

/** Sends a form with one file under the caller's key (CA-52). */
export async function sendToBank({ client }: Services, sent: Upload) {
  const { idempotencyKey } = sent.caller;
  const answer = await client.stream('pre-upload', '/documentation/pre-upload', {
    method: 'POST',
    headers: {
      ...(await client.headers(sent.caller)),
      ...(sent.contentType === undefined ? {} : { 'content-type': sent.contentType }),
      'x-proposal-id': sent.proposal,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': `${idempotencyKey}:pre-upload` }),
    },
    body: sent.body,
    headersTimeout: UPLOAD_ANSWER_MS,
    signal: sent.signal,
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, contentType: String(answer.headers['content-type'] ?? ''), text };
}

/** Closes the connection with the response, so that an unread body cannot hold it open. */
export function closeConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.resume();
  return reply.header('connection', 'close');
}

export function answerUpload(
  reply: FastifyReply,
  status: number,
  contentType: string,
  text: string,
): FastifyReply {
  const outcome = classify({ status, contentType, text });
  void reply.header('cache-control', 'no-store');
  if (outcome.kind === 'answer') return reply.code(200).send(outcome.body);
  if (outcome.kind === 'failure') return sendError(reply, outcome.code === 'RATE_LIMITED' ? 429 : 503);
  return sendBankRefusal(reply, 'pre-upload', outcome.refusal);
}
