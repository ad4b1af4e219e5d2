import type { Fault } from './FaultProxy.ts';

/** An eighth of the production timeouts (tested with BankClient), so that a timeout comes quickly. */
const SHORT = { headersMs: 625, bodyMs: 1250, deadlineMs: 1500 };
export type Limits = Readonly<Partial<typeof SHORT>>;

const ENDED_BY_A_LIMIT = new Set<Fault>(['half-open', 'slow drip']);

/** Shortens timeouts only for faults that end in one: otherwise a slow machine must still answer in time. */
export const limitsAt = (fault: Fault): Limits => (ENDED_BY_A_LIMIT.has(fault) ? SHORT : {});
