import type { EntryModal } from '../../../../generated/graphql.ts';

/** RO-01: the steps of another point of sale's proposal stay closed; the start tells of it. */
export function isClosed(code: EntryModal): boolean {
  return code === 'SELLER_MISMATCH_LOGGED';
}
