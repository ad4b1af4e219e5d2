import { GENERIC_ERROR } from '@prendarios/rules/messages';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Refusal as BankWords } from '../bank/client/errors.ts';
import { isKnownRefusal, logUnknownRefusal } from '../schema/userErrors.ts';
import type { Refusal } from '../session/user.ts';

export type ErrorBody = { statusCode: number; code: string; message: string };

/** Errors of the HTTP layer in Spanish, without internal details. */
const KNOWN: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'BAD_REQUEST', message: 'No entendimos el pedido.' },
  401: { code: 'UNAUTHENTICATED', message: 'Hace falta identificarse.' },
  403: { code: 'FORBIDDEN', message: 'El pedido no está permitido.' },
  404: { code: 'NOT_FOUND', message: 'No encontramos lo que buscás.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'Ese método no se admite.' },
  408: { code: 'REQUEST_TIMEOUT', message: 'El pedido tardó demasiado. Probá de nuevo.' },
  409: { code: 'CONFLICT', message: 'El pedido no coincide con lo que ya recibimos.' },
  413: { code: 'TOO_LARGE', message: 'El pedido es demasiado grande.' },
  415: { code: 'MEDIA_TYPE', message: 'No aceptamos ese formato.' },
  429: { code: 'RATE_LIMITED', message: 'Hiciste muchos pedidos. Esperá un minuto.' },
  503: {
    code: 'UNAVAILABLE',
    message: 'El servicio no está disponible. Probá de nuevo en unos minutos.',
  },
};

export function errorBody(statusCode: number): ErrorBody {
  const known = KNOWN[statusCode];
  if (known) return { statusCode, ...known };
  return statusCode < 500
    ? { statusCode, code: 'BAD_REQUEST', message: KNOWN[400]?.message ?? '' }
    : { statusCode, code: 'INTERNAL', message: GENERIC_ERROR.message };
}

export function sendError(reply: FastifyReply, statusCode: number): FastifyReply {
  if (statusCode === 503) void reply.header('retry-after', '5');
  return sendRefusal(reply, errorBody(statusCode));
}

const SESSION_EXPIRED = '¡Tu sesión ha expirado!. Por favor, inicia sesión de nuevo.';
const SESSION_MESSAGES: Readonly<Record<Refusal, string>> = {
  UNAUTHENTICATED: SESSION_EXPIRED,
  SESSION_EXPIRED,
  IDENTITY_UNAVAILABLE: 'No pudimos confirmar tu sesión. Probá de nuevo en unos minutos.',
};

/** Returns the response to an invalid token or an ended session. */
export function sessionRefusal(code: Refusal): ErrorBody {
  return { statusCode: code === 'IDENTITY_UNAVAILABLE' ? 503 : 401, code, message: SESSION_MESSAGES[code] };
}

/** Error messages at the GraphQL endpoint, whose errors are for developers. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'The request is not well formed.',
  FORBIDDEN: 'Requests from another site are refused.',
  NOT_FOUND: 'The endpoint is /graphql and takes GET and POST.',
  METHOD_NOT_ALLOWED: 'The endpoint takes GET and POST.',
  REQUEST_TIMEOUT: 'The request did not arrive in time.',
  TOO_LARGE: 'The request is over 100 kB.',
  MEDIA_TYPE: 'The content type must be application/json in utf-8.',
  RATE_LIMITED: 'Too many requests. The header Retry-After says how many seconds to wait.',
  MAINTENANCE: 'The application is closed for maintenance.',
  UNAVAILABLE: 'The service is not available. The header Retry-After says how many seconds to wait.',
};

/** Responds with this code and message; at the GraphQL endpoint in English and as defined by GraphQL over HTTP. */
export function sendRefusal(reply: FastifyReply, body: ErrorBody): FastifyReply {
  const { statusCode, code } = body;
  const { url, id } = reply.request;
  void reply.code(statusCode).header('cache-control', 'no-store');
  if (!/^\/graphql(?:[/?]|$)/.test(url)) return reply.send(body);
  const message = IN_ENGLISH[code] ?? 'The gateway failed.';
  return reply.send({ errors: [{ message, extensions: { code, requestId: id } }] });
}

/** Responds with the bank's message if its code is known, else with the generic one. */
export function sendBankRefusal(reply: FastifyReply, call: string, refusal: BankWords): FastifyReply {
  const { status: statusCode, code, message } = refusal;
  if (isKnownRefusal(code)) {
    return sendRefusal(reply, { statusCode, code, message: message || errorBody(statusCode).message });
  }
  logUnknownRefusal(reply.log, call, refusal);
  return sendError(reply, statusCode);
}

/** Gives every error status a JSON body. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) {
      const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
      request.log.error({ errorName: error.name, errorCode: error.code, stack }, 'failed');
    }
    return sendError(reply, status);
  });
}
