import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { COMMON_TEXTS } from '../texts/common.ts';

const TOO_MANY = 429;

/** Assumes one minute, the usual limit window, if the time is unknown. */
function waitText(seconds: unknown): string {
  const minutes = Math.ceil((typeof seconds === 'number' ? seconds : 60) / 60);
  if (minutes > 60) return 'Hiciste muchos pedidos. Probá de nuevo mañana.';
  const wait = minutes === 60 ? 'una hora' : minutes <= 1 ? 'un minuto' : `${minutes} minutos`;
  return `Hiciste muchos pedidos. Probá de nuevo en ${wait}.`;
}

/** What to say if this browser asked too often, with the time to wait; null for any other failure. */
export function tooManyMessage(error: unknown): string | null {
  if (ServerError.is(error)) return error.statusCode === TOO_MANY ? COMMON_TEXTS.tooMany.message : null;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const limit = error.errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
  return limit === undefined ? null : waitText(limit.extensions?.['retryAfter']);
}
