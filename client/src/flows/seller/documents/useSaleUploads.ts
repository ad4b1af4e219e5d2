import { useMemo } from 'react';
import { useAttachSaleDocumentsMutation } from '#generated/hooks.ts';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import {
  ATTACH_CONTEXT,
  useDocumentUploads,
  type DocumentTarget,
} from '#shared/files/documents/useDocumentUploads.ts';
import { sendTo } from '#shared/files/uploads/uploadTransport.ts';

export function useSaleUploads(saleId: string, documents: readonly RequiredDocument[], single: boolean) {
  const [attachDocuments] = useAttachSaleDocumentsMutation();
  const target = useMemo(
    (): DocumentTarget => ({
      send: sendTo(saleId, 'sale'),
      attach: async (type, fileIds) => {
        const input = { saleId, documents: [{ type, fileIds }] };
        const { data } = await attachDocuments({ variables: { input }, context: ATTACH_CONTEXT });
        const payload = data?.attachSaleDocuments;
        return { refusal: payload?.userErrors[0]?.message, documents: payload?.sale?.documents };
      },
    }),
    [attachDocuments, saleId],
  );
  return useDocumentUploads(target, documents, { single });
}
