import type { SaleStatus } from '../../../generated/graphql.ts';
import { documentsOf, type RequiredDocument } from '../../../shared/documents/documents.ts';

/** The types that the page is about: all of the sale, or those that an analyst asks for again. */
export function askedTypes(
  documents: readonly RequiredDocument[],
  saleStatus: SaleStatus,
): readonly string[] {
  const isReload = saleStatus === 'DOCUMENTS_SENT_BACK';
  return documentsOf(documents, 'SELLER', 'VEHICLE')
    .filter(({ status }) => !isReload || status === 'SENT_BACK')
    .map(({ type }) => type);
}

/** How many of the mandatory ones are there. */
export function readiness(documents: readonly RequiredDocument[]): { ready: number; all: number } {
  const mandatory = documents.filter((document) => document.mandatory || document.status === 'SENT_BACK');
  return { ready: mandatory.filter(({ status }) => status === 'UPLOADED').length, all: mandatory.length };
}
