import type { Verdict } from './breaker.ts';
import type { CallResult } from './callObserver.ts';
import { type BankFailureCode, classifyThrown, type Outcome } from './errors.ts';

/** The bank or its proxy is down: a retry may help. */
export const DOWN = new Set([502, 503, 504]);

/** `mark`: the response's ETag, if any; `retryAfter`: seconds. */
export type Attempt = Readonly<{
  outcome: Outcome;
  retry: boolean;
  verdict: Verdict;
  mark: string | null;
  retryAfter: number | null;
}>;

const settled = (outcome: Outcome): Attempt => ({
  outcome,
  retry: false,
  verdict: 'nothing',
  mark: null,
  retryAfter: null,
});

export const notSent = (detail: string, retryAfter: number): Attempt => ({
  ...settled({ kind: 'failure', code: 'BANK_UNAVAILABLE', detail, spoken: false }),
  retryAfter,
});

/** The outcome of a retry that a bank without idempotency keys would perform as a second write. */
export const SENT_BEFORE = settled({
  kind: 'refusal',
  refusal: {
    status: 409,
    code: 'IDEMPOTENCY_IN_FLIGHT',
    message: 'Ya enviamos este pedido y no sabemos si llegó. Recargá la página para ver cómo quedó.',
    fields: {},
  },
});

/** Whether another attempt of the same keyed write is still running; a retry gets its response. */
const stillRunning = (outcome: Outcome) =>
  outcome.kind === 'refusal' && outcome.refusal.code === 'IDEMPOTENCY_IN_FLIGHT';

/** Whether to retry a response with this HTTP status, and what it says about the route. */
export function answeredAttempt(
  status: number,
  outcome: Outcome,
): Pick<Attempt, 'outcome' | 'retry' | 'verdict'> {
  const down = DOWN.has(status) && !(outcome.kind === 'failure' && outcome.spoken);
  return { outcome, retry: DOWN.has(status) || stillRunning(outcome), verdict: down ? 'fails' : 'works' };
}

/** Whether the bank rejected the gateway's own key or token with 401, not the user's token. */
export const refusesProof = (status: number, outcome: Outcome): boolean =>
  status === 401 && outcome.kind === 'failure' && outcome.code !== 'UNAUTHENTICATED';

/** Describes an attempt without a complete response: it threw `error`, or `signal` aborted it. */
export function failedAttempt(error: unknown, signal: AbortSignal): Attempt {
  const { code, detail } = classifyThrown(signal.aborted ? signal.reason : error);
  return {
    ...settled({ kind: 'failure', code, detail, spoken: false }),
    retry: code === 'BANK_UNAVAILABLE' && !signal.aborted,
    verdict: verdictOf(code, signal),
  };
}

/** A disconnected client says nothing about the route; an invalid response shows that the bank is up. */
export function verdictOf(code: BankFailureCode, signal: AbortSignal | null): Verdict {
  if (code === 'BANK_CONTRACT') return 'works';
  return signal?.aborted && code !== 'BANK_TIMEOUT' ? 'nothing' : 'fails';
}

/** Returns how an attempt ended, for observers. */
export const resultOf = ({ outcome }: Attempt): CallResult =>
  outcome.kind === 'failure' ? outcome.code : outcome.kind;
