import type { BankFailureCode } from './errors.ts';

/**
 * How one request to the bank ended: in an answer, in the bank's own refusal, or not at all. NOT_SENT: the breaker of
 * its route was open, or too many calls of the route were under way.
 */
export type CallResult = 'answer' | 'refusal' | 'NOT_SENT' | BankFailureCode;

/** `route` names the call of the contract, never an address with ids in it. */
type ObservedCall = Readonly<{ route: string; method: string; attempt: number }>;

type CallWatch = Readonly<{
  /** What goes along with the request, such as a trace's parent. */
  headers: Readonly<Record<string, string>>;
  end: (result: CallResult) => void;
}>;

/** Called for every request to the bank, retries included; for metrics and traces. */
export type CallObserver = (call: ObservedCall) => CallWatch;

const NOTHING: CallWatch = { headers: {}, end: () => {} };
export const unobserved: CallObserver = () => NOTHING;

/** One observer that passes every call to all of these; their headers are merged. */
export function observers(...all: readonly CallObserver[]): CallObserver {
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
