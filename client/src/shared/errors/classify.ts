import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** `offline`: nothing was answered. `problem`: something was answered that the screen cannot use. */
export type FailureKind = 'offline' | 'problem';

/** An answer that a gateway in trouble gives while it restarts or sheds load: asking again is right. */
const PASSING_STATUS = new Set([502, 503, 504]);

export function failureKind(error: unknown): FailureKind {
  const answered = CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);
  return answered ? 'problem' : 'offline';
}

/** Asking again may help: the connection was cut, or the answer said that the trouble passes. */
export function isPassing(error: unknown): boolean {
  if (failureKind(error) === 'offline') return true;
  return ServerError.is(error) && PASSING_STATUS.has(error.statusCode);
}
