import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** `offline`: there was no answer. `problem`: the screen cannot use the answer. */
export type FailureKind = 'offline' | 'problem';

/** The gateway answers these while it restarts or sheds load: a retry is right. */
const PASSING_STATUS = new Set([502, 503, 504]);

export function failureKind(error: unknown): FailureKind {
  const answered = CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);
  return answered ? 'problem' : 'offline';
}

/** A retry may help: the connection was lost, or the answer said that the problem is temporary. */
export function isPassing(error: unknown): boolean {
  if (failureKind(error) === 'offline') return true;
  return ServerError.is(error) && PASSING_STATUS.has(error.statusCode);
}
