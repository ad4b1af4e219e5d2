import type { BankFailureCode } from './errors.ts';

/**
 * How a request to the bank ended. NOT_SENT: its route's breaker was open, or the route had too many running calls.
 */
export type CallResult = 'answer' | 'refusal' | 'NOT_SENT' | BankFailureCode;

/** `route` is the call's name in the contract, never a URL with ids. */
type ObservedCall = Readonly<{ route: string; method: string; attempt: number }>;

type CallWatch = Readonly<{
  /** Headers to add to the request, such as the trace's parent. */
  headers: Readonly<Record<string, string>>;
  end: (result: CallResult) => void;
}>;

/** Called for every request to the bank, retries included; for metrics and traces. */
export type CallObserver = (call: ObservedCall) => CallWatch;

const NOTHING: CallWatch = { headers: {}, end: () => {} };
export const noObserver: CallObserver = () => NOTHING;

export function combineObservers(...all: readonly CallObserver[]): CallObserver {
  return (call) => {
    const watches = all.map((observe) => observe(call));
    return {
      headers: Object.assign({}, ...watches.map(({ headers }) => headers)),
      end: (result) => {
        for (const watch of watches) watch.end(result);
      },
    };
  };
}
