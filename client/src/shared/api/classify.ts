import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** `offline`: there was no answer. `problem`: the screen cannot use the answer. `maintenance`: SH-05. */
export type FailureKind = 'offline' | 'problem' | 'maintenance';

/** `unknown`: the write may have happened although its answer did not arrive. */
export type WriteFailure = 'offline' | 'problem' | 'unknown';

/** The gateway answers these while it restarts or sheds load: a retry is right. */
const PASSING_STATUS = new Set([502, 503, 504]);

/** The bank did not answer the gateway in time, or at all. */
const UNANSWERED = new Set<unknown>(['BANK_TIMEOUT', 'BANK_UNAVAILABLE']);

export function failureKind(error: unknown): FailureKind {
  if (ServerError.is(error) && error.bodyText.includes('"MAINTENANCE"')) return 'maintenance';
  const answered = CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);
  return answered ? 'problem' : 'offline';
}

/** A retry may help: the connection was lost, or the answer said that the problem is temporary. */
export function isPassing(error: unknown): boolean {
  if (failureKind(error) === 'offline') return true;
  return ServerError.is(error) && PASSING_STATUS.has(error.statusCode);
}

/** Whether a write that ended in `error` may have happened. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return isPassing(error);
  return error.errors.some(({ extensions }) => UNANSWERED.has(extensions?.['code']));
}

/** What to say about a write that ended in `error`. */
export function writeFailure(error: unknown): WriteFailure {
  const kind = failureKind(error);
  // Refused before it was read; the modal says why.
  if (kind === 'maintenance') return 'problem';
  return kind === 'problem' && isUnknownOutcome(error) ? 'unknown' : kind;
}
