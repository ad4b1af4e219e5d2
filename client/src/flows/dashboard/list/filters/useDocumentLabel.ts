import { useSentBackLabelsQuery } from '#generated/hooks.ts';
import type { Filters } from '../../address/filters.ts';

/** The name of the returned document that the list is filtered by, as the board has it; null until it is known, and if the bank has no board. */
export function useDocumentLabel({ sentBackDocument, pointOfSale }: Filters): string | null {
  const { data } = useSentBackLabelsQuery({
    variables: { pointOfSaleCode: pointOfSale },
    skip: sentBackDocument === null,
    context: { quiet: true },
  });
  return data?.board?.sentBackDocuments.find(({ type }) => type === sentBackDocument)?.label ?? null;
}
