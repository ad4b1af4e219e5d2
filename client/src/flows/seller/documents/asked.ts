import type { SaleStanding } from '../../../generated/graphql.ts';
import { documentsOf, type RequiredDocument } from '../../../shared/documents/documents.ts';

/** The types that the page is about: all of the sale, or those that an analyst asks for again. */
export function askedTypes(
  documents: readonly RequiredDocument[],
  standing: SaleStanding,
): readonly string[] {
  const isReload = standing === 'DOCUMENTS_OBSERVED';
  return documentsOf(documents, 'SELLER', 'VEHICLE')
    .filter(({ status }) => !isReload || status === 'OBSERVED')
    .map(({ type }) => type);
}

/** How many of the mandatory ones are there. */
export function readiness(documents: readonly RequiredDocument[]): { ready: number; all: number } {
  const mandatory = documents.filter((document) => document.mandatory || document.status === 'OBSERVED');
  return { ready: mandatory.filter(({ status }) => status === 'UPLOADED').length, all: mandatory.length };
}
