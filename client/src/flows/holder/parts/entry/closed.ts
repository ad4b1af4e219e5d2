import type { EntryModal } from '../../../../generated/graphql.ts';

/** RO-01: the steps are closed for a proposal of another point of sale; the start page explains it. */
export function isClosed(code: EntryModal): boolean {
  return code === 'SELLER_MISMATCH_LOGGED';
}
