import { useSentBackLabelsQuery } from '#generated/hooks.ts';
import type { Filters } from '../../address/filters.ts';

/**
 * Returns the board's name of the document type that the list is filtered by; null until it is known or if the bank has
 * no board.
 */
export function useDocumentLabel({ sentBackDocument, pointOfSale }: Filters): string | null {
  const { data } = useSentBackLabelsQuery({
    variables: { pointOfSaleCode: pointOfSale },
    skip: sentBackDocument === null,
    context: { quiet: true },
  });
  return data?.board?.sentBackDocuments.find(({ type }) => type === sentBackDocument)?.label ?? null;
}
