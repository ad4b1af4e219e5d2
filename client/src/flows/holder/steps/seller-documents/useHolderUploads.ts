import { useMemo } from 'react';
import type { AttachDocumentsInput } from '#generated/graphql.ts';
import { useAttachDocumentsMutation } from '#generated/hooks.ts';
import type { RequiredDocument } from '#shared/files/documents/documents.ts';
import {
  ATTACH_CONTEXT,
  useDocumentUploads,
  type DocumentTarget,
} from '#shared/files/documents/useDocumentUploads.ts';
import { sendTo } from '#shared/files/uploads/uploadTransport.ts';

export function useHolderUploads(proposalId: string, documents: readonly RequiredDocument[]) {
  const [attachDocuments] = useAttachDocumentsMutation();
  const target = useMemo(
    (): DocumentTarget => ({
      send: sendTo(proposalId),
      attach: async (type, fileIds) => {
        const input = {
          proposalId,
          documents: [{ type, fileIds }],
          isBySeller: false,
        } satisfies AttachDocumentsInput;
        const { data } = await attachDocuments({ variables: { input }, context: ATTACH_CONTEXT });
        const payload = data?.attachDocuments;
        return { refusal: payload?.userErrors[0]?.message, documents: payload?.proposal?.documents };
      },
    }),
    [attachDocuments, proposalId],
  );
  return useDocumentUploads(target, documents);
}
