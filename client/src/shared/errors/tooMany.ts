import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { COMMON_TEXTS } from '../texts/common.ts';

const TOO_MANY = 429;

/** What to say if this browser asked too often, with the time to wait; null for any other failure. */
export function tooManyMessage(error: unknown): string | null {
  if (ServerError.is(error)) return error.statusCode === TOO_MANY ? COMMON_TEXTS.tooMany.message : null;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const limit = error.errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
  return limit?.message ?? null;
}
