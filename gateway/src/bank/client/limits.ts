/**
 * Time limits of a call: connecting, first byte of a read, first byte of a write or file, pause within the body, total
 * (docs/security.md#time-limits).
 */
export const BANK_LIMITS = {
  connectMs: 500,
  headersMs: 5000,
  writeHeadersMs: 5000,
  bodyMs: 10_000,
  deadlineMs: 12_000,
} as const;
export type BankLimits = Readonly<Record<keyof typeof BANK_LIMITS, number>>;

/** Maximum attempts of a read or a keyed write. */
export const TRIES = 3;
