import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ServerProblem } from '../../../shared/forms/userErrors.ts';
import { ENTRY_TEXTS } from './texts.ts';

const CODE = 'RATE_LIMITED';

/** The problem to show if this browser has searched for too many sales; null for any other failure. */
export function tooManyProblem(error: unknown): ServerProblem | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const isLimit = error.errors.some(({ extensions }) => extensions?.['code'] === CODE);
  return isLimit ? { code: CODE, message: ENTRY_TEXTS.tooMany, path: [] } : null;
}
