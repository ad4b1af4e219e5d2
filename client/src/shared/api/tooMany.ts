import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { COMMON_TEXTS } from '#shared/text/common.ts';

const TOO_MANY = 429;

const { message: IN_A_MINUTE } = COMMON_TEXTS.tooMany;

/** Returns when to retry; assumes one minute, the usual rate-limit window, if `seconds` is unknown. */
function waitText(seconds: unknown): string {
  const minutes = typeof seconds === 'number' ? Math.ceil(seconds / 60) : 1;
  if (minutes <= 1) return IN_A_MINUTE;
  const wait = minutes < 60 ? `en ${minutes} minutos` : minutes > 60 ? 'mañana' : 'en una hora';
  return IN_A_MINUTE.replace('en un minuto', wait);
}

/** Returns the message for an exceeded rate limit, with the time to wait; null for any other failure. */
export function tooManyMessage(error: unknown): string | null {
  if (ServerError.is(error)) return error.statusCode === TOO_MANY ? IN_A_MINUTE : null;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const limit = error.errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
  return limit === undefined ? null : waitText(limit.extensions?.['retryAfter']);
}
