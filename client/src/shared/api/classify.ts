import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** `offline`: no response arrived. `problem`: the screen cannot use the response. `maintenance`: SH-05. */
export type FailureKind = 'offline' | 'problem' | 'maintenance';

/** `unknown`: the write may have been applied, although its response did not arrive. */
export type WriteFailure = 'offline' | 'problem' | 'unknown';

/** The gateway responds with these while it restarts or sheds load, so a retry can succeed. */
const PASSING_STATUS = new Set([502, 503, 504]);

/** Error codes for a bank that did not respond to the gateway in time, or at all. */
const UNANSWERED = new Set<unknown>(['BANK_TIMEOUT', 'BANK_UNAVAILABLE']);

export function failureKind(error: unknown): FailureKind {
  if (ServerError.is(error) && error.bodyText.includes('"MAINTENANCE"')) return 'maintenance';
  const answered = CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);
  return answered ? 'problem' : 'offline';
}

/** Whether a retry may succeed: the connection was lost, or the response reports a temporary problem. */
export function isPassing(error: unknown): boolean {
  if (failureKind(error) === 'offline') return true;
  return ServerError.is(error) && PASSING_STATUS.has(error.statusCode);
}

/** Whether a write that failed with `error` may have been applied. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return isPassing(error);
  return error.errors.some(({ extensions }) => UNANSWERED.has(extensions?.['code']));
}

/** Returns how to report a write that failed with `error`. */
export function writeFailure(error: unknown): WriteFailure {
  const kind = failureKind(error);
  // The gateway rejected the write before reading it; the modal explains why.
  if (kind === 'maintenance') return 'problem';
  return kind === 'problem' && isUnknownOutcome(error) ? 'unknown' : kind;
}
