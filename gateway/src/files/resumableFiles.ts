import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { cutText } from '@prendarios/rules/cutText';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FormData } from 'undici';
import { z } from 'zod';
import type { Caller } from '../bank/BankClient.ts';
import { classify, classifyThrown } from '../bank/errors.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { answerUpload, leaving, sendToBank, TOO_BIG } from './files.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { PartialUploads, type UploadId } from './partialUploads.ts';
import { callerForProposal, callerForSale, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';

/** Longer than any name that the bank shows. */
const MAX_NAME = 200;
const UNNAMED = 'documento';
export const OFFSET_TYPE = 'application/offset+octet-stream';

const params = z.object({ key: z.string().regex(/^[\w.:-]{8,100}$/) });
const query = z.union([z.strictObject({ proposal: z.uuid() }), z.strictObject({ sale: z.uuid() })]);
const amount = z.coerce.number().int().min(0);
const sent = z.object({
  'upload-offset': amount,
  'upload-length': amount.min(1),
  'upload-name': z.string().min(1),
});

/**
 * Resumable uploads. The client names its upload by a key:
 *   PATCH /files/uploads/KEY?proposal=ID  Upload-Offset, Upload-Length, Upload-Name, the bytes from there on
 *         → 200 with the bank's answer when the file is whole, 409 with the true Upload-Offset when it does not fit
 *   GET   /files/uploads/KEY?proposal=ID  → { offset }, and { fileId } too when it was finished already
 * The vehicle's seller uses `sale=ID` instead.
 * A complete file goes to the bank with that key, so that a retry does not store it twice.
 */
export function resumableFileRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  const uploads = new PartialUploads(settings.uploadsDir);
  app.addHook('onClose', async () => uploads.close());
  const options = {
    config: { requestsPerMinute: perGuest(settings.rateLimits.filesPerMinute) },
    onRequest: sameOriginGuard(settings.publicOrigin),
  };
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(OFFSET_TYPE, (_request, payload, done) => done(null, payload));
    files.get('/files/uploads/:key', options, (request, reply) => state(request, reply, services, uploads));
    files.patch('/files/uploads/:key', { ...options, bodyLimit: MAX_FILE_BYTES }, (request, reply) =>
      receive(request, reply, services, uploads),
    );
  });
}

type Found = { caller: Caller; id: UploadId };

async function find(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Found | null> {
  const key = params.safeParse(request.params).data?.key;
  const asked = key === undefined ? undefined : query.safeParse(request.query).data;
  const found =
    asked !== undefined && 'sale' in asked
      ? await callerForSale(request, reply, services, asked.sale)
      : await callerForProposal(request, reply, services, asked?.proposal);
  if ('refused' in found || key === undefined) {
    if ('refused' in found) sendRefusal(leaving(request, reply), found.refused);
    return null;
  }
  return { caller: found.caller, id: { owner: found.owner, proposal: found.proposal, key } };
}

async function state(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  uploads: PartialUploads,
): Promise<FastifyReply> {
  const found = await find(request, reply, services);
  if (found === null) return reply;
  const answer = await uploads.answer(found.id);
  void reply.header('cache-control', 'no-store').type('application/json');
  return reply.send(answer ?? JSON.stringify({ offset: await uploads.offset(found.id) }));
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  uploads: PartialUploads,
): Promise<FastifyReply> {
  const found = await find(request, reply, services);
  if (found === null) return reply;
  const { id, caller } = found;
  const headers = sent.safeParse(request.headers).data;
  if (headers === undefined) return sendError(leaving(request, reply), 400);
  const length = headers['upload-length'];
  if (length > MAX_FILE_BYTES) return sendRefusal(leaving(request, reply), TOO_BIG);
  try {
    const known = await uploads.answer(id);
    if (known !== null) return leaving(request, reply).type('application/json').send(known);
    const offset = await uploads.append(id, headers['upload-offset'], request.raw, length);
    if (offset !== length) return await notWhole(request, reply, offset ?? (await uploads.offset(id)));
    const name = fileName(headers['upload-name']);
    return await deliver(reply, services, { caller, id, name, uploads });
  } catch (error) {
    const { code, detail } = classifyThrown(error);
    request.log.warn({ call: 'pre-upload', code, detail }, 'upload failed');
    return sendError(leaving(request, reply), 503);
  }
}

/** The offset to continue from; also the answer to a wrong offset. */
async function notWhole(request: FastifyRequest, reply: FastifyReply, offset: number): Promise<FastifyReply> {
  void reply.header('upload-offset', offset);
  return sendError(leaving(request, reply), 409);
}

/** The file's name, for the bank to show. An unreadable name does not reject the file. */
function fileName(encoded: string): string {
  try {
    return cutText(decodeURIComponent(encoded), MAX_NAME);
  } catch {
    return UNNAMED;
  }
}

/** The part of the bank's answer that is stored for the client, without the file's name, which may name a person. */
const kept = z.object({ fileId: z.string() }).partial();

type Whole = { caller: Caller; id: UploadId; name: string; uploads: PartialUploads };

async function deliver(
  reply: FastifyReply,
  services: Services,
  { caller, id, name, uploads }: Whole,
): Promise<FastifyReply> {
  const form = new FormData();
  form.append('file', await uploads.read(id), name);
  const { status, contentType, text } = await sendToBank(services, {
    caller: { ...caller, idempotencyKey: id.key },
    proposal: id.proposal,
    body: form,
    // Continues if the client disconnects, which then asks for the answer later.
    signal: null,
  });
  const outcome = classify({ status, contentType, text });
  if (outcome.kind === 'answer')
    await uploads.finish(id, JSON.stringify(kept.safeParse(outcome.body).data ?? {}));
  // A refused file is deleted; after a failure of the bank it is kept for the next attempt.
  else if (outcome.kind === 'refusal') await uploads.discard(id);
  return answerUpload(reply, status, contentType, text);
}
