import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@prendarios/rules/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BankSession } from '../bank/BankSession.ts';
import { asParty, type Party } from '../bank/codes.ts';
import type { Schemas } from '../bank/contract.ts';
import { BankFailure, BankRefusal } from '../bank/client/errors.ts';
import { errorBody, sendBankRefusal, sendError, sendRefusal } from '../http/errors.ts';
import { closeConnection } from './files.ts';
import { sameOriginGuard } from '../http/origin.ts';
import { callerForCoOwnership, callerForProposal, type Services } from '../http/request.ts';
import { perGuest } from '../http/requestLimits.ts';

const params = z.object({ evidence: z.enum(['selfie', 'front', 'back']) });
/** The parameter depends on how this browser has access. */
const query = z.union([z.object({ coOwnership: z.uuid() }), z.object({ proposal: z.uuid() })]);
type Evidence = z.infer<typeof params>['evidence'];
/** Contains the number that the device read from the front's barcode. It is a header, because URLs may be logged. */
const DOCUMENT_HEADER = 'document-number';
const documentNumber = z
  .string()
  .regex(/^\d{7,8}$/)
  .optional();

const TOO_BIG = {
  statusCode: 413,
  code: 'PICTURE_TOO_BIG',
  message: 'La foto supera los 5 MB. Sacala con menos resolución.',
};

/**
 * Receives the photos of the identity check: `POST /files/biometry/selfie?proposal=ID` with a JPEG or PNG body, and
 * likewise `front` and `back`. A front has its barcode's number in `Document-Number`; the co-owner uses
 * `coOwnership=ID`. The bank judges and encrypts the photos; no route returns them
 * (docs/security.md#biometric-photos).
 */
export function biometryRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  void app.register(async (photos) => {
    photos.removeAllContentTypeParsers();
    photos.addContentTypeParser(['image/jpeg', 'image/png'], (_request, payload, done) =>
      done(null, payload),
    );
    photos.post(
      '/files/biometry/:evidence',
      {
        config: { requestsPerMinute: perGuest(settings.rateLimits.filesPerMinute) },
        onRequest: sameOriginGuard(settings.publicOrigin),
        bodyLimit: MAX_PHOTO_BYTES,
      },
      (request, reply) => receive(request, reply, services),
    );
  });
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const evidence = params.safeParse(request.params).data?.evidence;
  const asked = evidence === undefined ? undefined : query.safeParse(request.query).data;
  const isCoOwner = asked !== undefined && 'coOwnership' in asked;
  const found = isCoOwner
    ? await callerForCoOwnership(request, reply, services, asked.coOwnership)
    : await callerForProposal(request, reply, services, asked?.proposal);
  if (evidence === undefined || 'refused' in found) {
    return sendRefusal(closeConnection(request, reply), 'refused' in found ? found.refused : errorBody(404));
  }
  const number = documentNumber.safeParse(request.headers[DOCUMENT_HEADER]);
  if (!number.success) return sendRefusal(closeConnection(request, reply), errorBody(400));
  const photo = await bytesOf(request.raw);
  if (photo === null) return sendRefusal(closeConnection(request, reply), TOO_BIG);
  const session = new BankSession(services.client, services.cache, found.caller);
  try {
    const answer = await save(
      session,
      { proposal: found.proposal, party: isCoOwner ? 'CO_OWNER' : undefined },
      evidence,
      photo,
      number.data,
    );
    return await reply.header('cache-control', 'no-store').send(progressOf(answer));
  } catch (error) {
    return refuse(request, reply, error);
  }
}

/** Reads the body; returns null if it is too large for a photo. Does not trust the declared length. */
async function bytesOf(body: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The response drains the rest of the body; destroying the connection would lose the response.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function save(
  bank: BankSession,
  { proposal, party }: { proposal: string; party: Party },
  evidence: Evidence,
  photo: Buffer,
  frontDocument: string | undefined,
) {
  // Base64 by the contract.
  const image = photo.toString('base64');
  const call = { proposalId: proposal, ...asParty(party) };
  const behalf = { proposal };
  if (evidence === 'selfie') return bank.write('saveSelfie', { body: { ...call, image }, behalf });
  const side = evidence === 'back' ? { back: image } : { front: image, frontDocument };
  return bank.write('saveIdentityDocument', { body: { ...call, ...side }, behalf });
}

/** Returns the photos that the bank has, and those to take again. */
const progressOf = ({ status, evidence, problems }: Schemas['BiometryAnswer']) => ({
  status,
  evidence,
  problems,
});

function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof BankRefusal) return sendBankRefusal(reply, error.call, error.refusal);
  if (error instanceof BankFailure) {
    request.log.warn({ call: error.call, code: error.code, detail: error.message }, 'photo failed');
    return sendError(reply, error.code === 'RATE_LIMITED' ? 429 : 503);
  }
  throw error;
}
