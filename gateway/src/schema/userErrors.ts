import { GENERIC_ERROR } from '@prendarios/rules/messages';
import type { FastifyBaseLogger } from 'fastify';
import { BankRefusal, type Refusal } from '../bank/client/errors.ts';
import type { MissingKind, UserError, UserErrorCode } from '../generated/resolvers.ts';
import { type FieldNames, toInputPath } from './entities/fieldNames.ts';
import { USER_ERROR_CODES, USER_ERRORS } from './userErrorTable.ts';

/** Schema codes by bank code. Other codes become UNKNOWN, and their message is not shown. */
const CODES: ReadonlyMap<string, UserErrorCode> = new Map(
  USER_ERROR_CODES.flatMap((code) =>
    (USER_ERRORS[code].bank ?? [code]).map((theirs) => [theirs, code] as const),
  ),
);

/** Errors whose fields name documents and data of the loan, not input fields. */
const MISSING: Readonly<Partial<Record<UserErrorCode, MissingKind>>> = {
  CONTRACT_DATA_MISSING: 'DATA',
  DOCUMENT_NOT_READY: 'DATA',
  DOCUMENTS_MISSING: 'DOCUMENT',
};

const PROPOSAL_NOT_FOUND_MESSAGE = 'No encontramos esa solicitud.';
const OPEN_ELSEWHERE_MESSAGE =
  'Ya hay una solicitud en curso. Para seguirla, ingresá el código que va al celular de esa solicitud.';
const CODE_REFUSED_MESSAGE = 'El código no es correcto o ya venció. Revisalo o pedí otro.';
const CONDITIONS_CHANGED_MESSAGE =
  'El préstamo cambió desde que abriste esta página. Ya ves los datos actuales: revisalos antes de seguir.';
const OFFER_GONE_MESSAGE = 'La oferta cambió desde que la viste. Cotizá de nuevo.';

export function userError(code: UserErrorCode, message: string, path: readonly string[] = []): UserError {
  return { code, message, path: [...path], missing: [] };
}

export function invalidField(path: readonly string[], message: string): UserError {
  return userError('INVALID_FIELD', message, path);
}

/** Returns the same error for a missing proposal and for another person's (docs/security.md#other-peoples-data). */
export function proposalNotFound(): UserError {
  return userError('PROPOSAL_NOT_FOUND', PROPOSAL_NOT_FOUND_MESSAGE);
}

/** Returns the error for an earlier open proposal that this browser cannot access. */
export function openElsewhere(): UserError {
  return userError('OPEN_PROPOSAL_EXISTS', OPEN_ELSEWHERE_MESSAGE, ['replaceOpenProposal']);
}

/** Returns the same error for any code that fails in a browser without access to the proposal. */
export function codeRefused(): UserError {
  return userError('CODE_INVALID', CODE_REFUSED_MESSAGE, ['code']);
}

export function conditionsChanged(): UserError {
  return userError('CONDITIONS_CHANGED', CONDITIONS_CHANGED_MESSAGE);
}

export function offerChanged(): UserError {
  return userError('OFFER_CHANGED', OFFER_GONE_MESSAGE);
}

/** Codes about files and photos; the file routes pass on their messages. */
const OF_FILES =
  /^(?:FILE_\w+|PICTURE_\w+|NOT_A_PICTURE|TOO_SMALL|TOO_DARK|BLURRED|OTHER_DOCUMENT|TOO_MANY_FILES|MEDIA_TYPE|TOO_LARGE)$/;

/** Whether the gateway knows the code. Only then did the bank write the message for the user. */
export const isKnownRefusal = (code: string): boolean => CODES.has(code) || OF_FILES.test(code);

const NOT_FOUND = 404;
const CODE_SHAPE = /^[\w.-]{1,60}$/;

/** Logs the code of an unknown rejection, but not its message, which may quote personal data. */
export function logUnknownRefusal(
  log: Pick<FastifyBaseLogger, 'warn'>,
  call: string,
  { status, code }: Refusal,
  requestId?: string,
): void {
  if (isKnownRefusal(code) || status === NOT_FOUND) return;
  const named = { call, status, code: CODE_SHAPE.test(code) ? code : 'not a code' };
  log.warn(requestId === undefined ? named : { ...named, reqId: requestId }, 'refusal of an unknown code');
}

/** Converts a bank rejection to user errors; `names` are the input's names of the body's fields. */
export function toUserErrors(refusal: Refusal, names: FieldNames): UserError[] {
  const code = CODES.get(refusal.code);
  if (code === undefined) return [userError('UNKNOWN', GENERIC_ERROR.message)];
  const message = refusal.message === '' ? GENERIC_ERROR.message : refusal.message;
  const fields = Object.entries(refusal.fields);
  const kind = MISSING[code];
  if (kind !== undefined) {
    const missing = fields.map(([name, text]) => ({ kind, name, message: text }));
    return [{ ...userError(code, message), missing }];
  }
  if (code === 'PROPOSAL_NOT_FOUND') return [proposalNotFound()];
  if (fields.length === 0) return [userError(code, message)];
  return fields.map(([field, text]) => userError(code, text, toInputPath(field, names)));
}

/** Runs a mutation and converts a BankRefusal to userErrors; rethrows other errors. */
export async function orUserErrors<T>(
  names: FieldNames,
  work: () => Promise<T>,
): Promise<T | { userErrors: UserError[] }> {
  try {
    return await work();
  } catch (error) {
    // A general rate limit is not a response to this mutation.
    if (error instanceof BankRefusal && !isThrottled(error.refusal)) {
      return { userErrors: toUserErrors(error.refusal, names) };
    }
    throw error;
  }
}

function isThrottled({ status, code }: Refusal): boolean {
  return status === 429 && !CODES.has(code);
}
