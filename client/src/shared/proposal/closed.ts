import type { EntryModal } from '../../generated/graphql.ts';

/** RO-01: a proposal of another point of sale is closed for a seller; a modal explains it. */
export function isClosed(code: EntryModal): boolean {
  return code === 'SELLER_MISMATCH_LOGGED';
}
