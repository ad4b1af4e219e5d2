import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@prendarios/rules/constants';
import { cutText } from '@prendarios/rules/cutText';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FormData } from 'undici';
import { z } from 'zod';
import type { Caller } from '../bank/client/BankClient.ts';
import { classify, classifyThrown } from '../bank/client/errors.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { answerUpload, closeConnection, sendToBank, TOO_BIG } from './files.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { storedName, UploadStore } from './uploadStore.ts';
import { callerForProposal, callerForSale, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';

/** Longer than any name shown by the bank. */
const MAX_NAME = 200;
const UNNAMED = 'documento';
const CLEAN_EVERY_MS = 10 * 60_000;
export const OFFSET_TYPE = 'application/offset+octet-stream';

const params = z.object({ key: z.string().regex(/^[\w.:-]{8,100}$/) });
const query = z.union([z.strictObject({ proposal: z.uuid() }), z.strictObject({ sale: z.uuid() })]);
const PROTOCOL = /^(?:tus|upload)-/;

type Tus = { server: Server; store: UploadStore };

async function openTus(folder: string): Promise<Tus> {
  const store = await UploadStore.open(folder);
  const server = new Server({
    path: '/files/uploads',
    datastore: store,
    maxSize: MAX_FILE_BYTES,
    relativeLocation: true,
    // Other sites must not read responses.
    allowedOrigins: [],
    namingFunction: ({ url }) => url.split('/').at(-1) ?? '',
    onUploadCreate: async (_request, { metadata }) => ({
      metadata: { filename: cutText(metadata?.['filename'] ?? '', MAX_NAME) },
    }),
    // A new connection replaces a stalled one.
    lockDrainTimeout: 1,
  });
  return { server, store };
}

/**
 * Serves resumable uploads by the tus protocol at /files/uploads/KEY?proposal=ID, where the client chooses the key:
 * POST creates an upload with its first bytes, HEAD returns its offset and PATCH continues it. The request with the
 * last byte returns the bank's response; a later HEAD returns the file's id in Upload-Metadata. The vehicle's seller
 * uses `sale=ID` instead. A complete file is sent to the bank with that key, so that a retry does not store it twice.
 */
export function resumableFileRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  let opened: Promise<Tus> | undefined;
  const tus = () =>
    (opened ??= openTus(settings.uploadsDir).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const clean = async () => (await opened)?.server.cleanUpExpiredUploads();
  const cleaning = setInterval(() => void clean().catch(() => undefined), CLEAN_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
  const options = {
    config: { requestsPerMinute: perGuest(settings.rateLimits.filesPerMinute) },
    onRequest: sameOriginGuard(settings.publicOrigin),
    bodyLimit: MAX_FILE_BYTES,
  };
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(OFFSET_TYPE, (_request, payload, done) => done(null, payload));
    for (const method of ['HEAD', 'POST', 'PATCH'] as const) {
      files.route({
        ...options,
        method,
        url: '/files/uploads/:key',
        handler: (request, reply) => receive(request, reply, services, tus),
      });
    }
  });
}

type Found = { caller: Caller; id: string; proposal: string };

async function find(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<Found | null> {
  const key = params.safeParse(request.params).data?.key;
  const asked = key === undefined ? undefined : query.safeParse(request.query).data;
  const found =
    asked !== undefined && 'sale' in asked
      ? await callerForSale(request, reply, services, asked.sale)
      : await callerForProposal(request, reply, services, asked?.proposal);
  if ('refused' in found || key === undefined) {
    if ('refused' in found) sendRefusal(closeConnection(request, reply), found.refused);
    return null;
  }
  const { owner, proposal } = found;
  return {
    caller: { ...found.caller, idempotencyKey: key },
    proposal,
    id: storedName({ owner, proposal, key }),
  };
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  opened: () => Promise<Tus>,
): Promise<FastifyReply> {
  const found = await find(request, reply, services);
  if (found === null) return reply;
  try {
    const { server, store } = await opened();
    const answer = await server.handleWeb(tusRequest(request, found.id));
    if (answer.status >= 500) throw Object.assign(new Error(), { code: 'UPLOAD_STORE' });
    if (answer.status === 413) return await sendRefusal(closeConnection(request, reply), TOO_BIG);
    if (!answer.ok) return await sendError(closeConnection(request, reply), answer.status);
    for (const [name, value] of answer.headers) if (PROTOCOL.test(name)) void reply.header(name, value);
    void reply.header('location', request.url).header('cache-control', 'no-store');
    // Another connection continues this upload.
    if (answer.headers.has('connection')) closeConnection(request, reply);
    const { size, metadata } = await store.getUpload(found.id);
    if (request.method === 'HEAD' || Number(answer.headers.get('upload-offset')) !== size)
      return await reply.code(answer.status).send();
    const fileId = metadata?.['fileId'];
    if (typeof fileId === 'string') return await reply.code(200).send({ fileId });
    return await deliver(reply, services, found, store, metadata?.['filename'] || UNNAMED);
  } catch (error) {
    const { code, detail } = classifyThrown(error);
    request.log.warn({ call: 'pre-upload', code, detail }, 'upload failed');
    return sendError(closeConnection(request, reply), 503);
  }
}

/** Creates the request for tus, with the stored name and without the caller's cookies. */
function tusRequest({ headers, method, raw }: FastifyRequest, id: string): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && (PROTOCOL.test(name) || name.startsWith('content-')) ? [[name, value]] : [],
  );
  return new Request(`http://gateway/files/uploads/${id}`, {
    method,
    headers: kept,
    ...(method !== 'HEAD' && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  });
}

/** The part of the bank's response that is stored for the client. */
const answered = z.object({ fileId: z.string() });

async function deliver(
  reply: FastifyReply,
  services: Services,
  { caller, id, proposal }: Found,
  store: UploadStore,
  name: string,
): Promise<FastifyReply> {
  const form = new FormData();
  form.append('file', await openAsBlob(store.pathOf(id), { type: 'application/octet-stream' }), name);
  // No signal: the upload continues if the client disconnects and asks for the response later.
  const { status, contentType, text } = await sendToBank(services, {
    caller,
    proposal,
    body: form,
    signal: null,
  });
  const outcome = classify({ status, contentType, text });
  if (outcome.kind === 'answer') await store.finish(id, answered.parse(outcome.body).fileId);
  // Delete a rejected file; keep it for the next attempt if the bank failed.
  else if (outcome.kind === 'refusal') await store.remove(id).catch(() => undefined);
  return answerUpload(reply, status, contentType, text);
}
