/**
 * How long the bank may take to connect, to begin its answer to a read and to a write or file, to finish it, and in
 * all (docs/security.md#time-limits).
 */
export const BANK_LIMITS = {
  connectMs: 500,
  headersMs: 5000,
  writeHeadersMs: 5000,
  bodyMs: 10_000,
  deadlineMs: 12_000,
} as const;
export type BankLimits = Readonly<Record<keyof typeof BANK_LIMITS, number>>;

/** How often a call that may be repeated is made at most. */
export const TRIES = 3;
