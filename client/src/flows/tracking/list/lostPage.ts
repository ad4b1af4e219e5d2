import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** A cursor opens its own page to its own reader alone: for another person, or other filters, it is none. */
export function isLostPage(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(
    ({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT' && extensions['field'] === 'after',
  );
}
