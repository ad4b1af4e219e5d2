import type { Fault } from './FaultProxy.ts';

/** An eighth of what the bank may take (BankClient's own test holds those), so that waiting for the end takes little. */
const SHORT = { headersMs: 625, bodyMs: 1250, deadlineMs: 1500 };
export type Limits = Readonly<Partial<typeof SHORT>>;

const ENDED_BY_A_LIMIT = new Set<Fault>(['half-open', 'slow drip']);

/** Short only for a fault that a limit ends: at all others the bank has to answer in time on any machine. */
export const limitsAt = (fault: Fault): Limits => (ENDED_BY_A_LIMIT.has(fault) ? SHORT : {});
