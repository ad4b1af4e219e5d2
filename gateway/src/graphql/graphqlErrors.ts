import { AsyncLocalStorage } from 'node:async_hooks';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { BankFailure, BankRefusal } from '../bank/client/errors.ts';
import { safeMessage } from '../schema/errorMessages.ts';

/** Codes whose message describes the request and is safe to return. */
const CALLERS_MISTAKES = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** Codes of the gateway itself. */
const OWN = new Set(['FORBIDDEN', 'RATE_LIMITED', 'SESSION_EXPIRED', 'UNAUTHENTICATED']);

/** Maximum message length: a message may quote the request. */
const MAX_MESSAGE = 400;

/** A valid input field name. No other error extension reaches the client. */
const FIELD = /^[\w.]{1,80}$/;

function codeOf(formatted: GraphQLFormattedError, original: unknown): string {
  if (original instanceof BankFailure) return original.code;
  if (original instanceof BankRefusal) return refusalCode(original.refusal.status);
  const code = formatted.extensions?.['code'];
  const known = typeof code === 'string' && (CALLERS_MISTAKES.has(code) || OWN.has(code));
  return known ? code : 'INTERNAL_SERVER_ERROR';
}

function refusalCode(status: number): string {
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'RATE_LIMITED';
  return status === 403 ? 'FORBIDDEN' : 'BANK_ERROR';
}

/** Seconds until a retry; null if unknown. */
function retryAfterOf({ extensions }: GraphQLFormattedError, original: unknown): number | null {
  if (original instanceof BankFailure) return original.retryAfterSeconds;
  const own = extensions?.['retryAfter'];
  return typeof own === 'number' ? own : null;
}

/** Apollo formats errors outside an operation, such as that of a batch, without a context. */
const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that its errors include the request id. */
export const namingRequest = <T>(id: string, work: () => T): T => requestIds.run(id, work);

/** Formats an error for clients: an allow-listed code with the original or the generic message. */
export function maskError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  const code = codeOf(formatted, original);
  const field = formatted.extensions?.['field'];
  const retryAfter = retryAfterOf(formatted, original);
  const requestId = requestIds.getStore();
  const readable = CALLERS_MISTAKES.has(code);
  return {
    message: readable ? formatted.message.slice(0, MAX_MESSAGE) : safeMessage(code, retryAfter),
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(readable && formatted.locations ? { locations: formatted.locations } : {}),
    extensions: {
      code,
      ...(requestId === undefined ? {} : { requestId }),
      ...(typeof field === 'string' && FIELD.test(field) ? { field } : {}),
      ...(retryAfter === null ? {} : { retryAfter }),
    },
  };
}

/** Log fields of an error: names and locations, never a message, because a message may quote a value. */
export function errorForLog(error: GraphQLError): Record<string, unknown> {
  const original = unwrapResolverError(error);
  if (original instanceof BankFailure) {
    return { code: original.code, call: original.call, detail: original.message };
  }
  if (original instanceof BankRefusal) {
    return { code: original.refusal.code, call: original.call, status: original.refusal.status };
  }
  const stack =
    original instanceof Error && !(original instanceof GraphQLError) ? framesOf(original) : undefined;
  return { code: error.extensions['code'], ...(stack === undefined ? {} : { stack }) };
}

function framesOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');
}
