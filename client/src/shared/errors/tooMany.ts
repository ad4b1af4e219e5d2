import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ServerProblem } from '../forms/userErrors.ts';

const CODE = 'RATE_LIMITED';

/** The problem to show with `message` if this browser has asked too often; null for any other failure. */
export function tooManyProblem(error: unknown, message: string): ServerProblem | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const isLimit = error.errors.some(({ extensions }) => extensions?.['code'] === CODE);
  return isLimit ? { code: CODE, message, path: [] } : null;
}
