import { useMemo, useState } from 'react';
import { useAttachDocumentsMutation } from '../../../generated/hooks.ts';
import { UPLOAD_TEXTS } from '../../../shared/uploads/texts.ts';
import { sendTo } from '../../../shared/uploads/uploadFile.ts';
import type { Attach } from '../../../shared/uploads/uploadQueue.ts';
import { useUploadQueue } from '../../../shared/uploads/useUploadQueue.ts';
import type { RequiredDocument } from './documents.ts';

/** The row itself tells of a failed attachment. */
const ATTACH_CONTEXT = { quiet: true };

/** Uploads of a proposal's documents, each attached as soon as it is there. */
export function useDocumentUploads(proposalId: string, documents: readonly RequiredDocument[]) {
  const [attachDocuments] = useAttachDocumentsMutation();
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const parts = useMemo(() => {
    const attach: Attach = async (type, fileIds) => {
      const input = { proposalId, documents: [{ type, fileIds: [...fileIds] }], isSeller: false };
      try {
        const { data } = await attachDocuments({ variables: { input }, context: ATTACH_CONTEXT });
        const payload = data?.attachDocuments;
        const refusal = payload?.userErrors[0];
        if (refusal !== undefined) return { kind: 'refused', message: refusal.message };
        const document = payload?.proposal?.documents.find((candidate) => candidate.type === type);
        return { kind: 'attached', fileIds: document?.files.map(({ id }) => id) ?? fileIds };
      } catch {
        // Whatever failed, the file itself is with the bank: trying again only attaches it.
        return { kind: 'failed', message: UPLOAD_TEXTS.busy };
      }
    };
    return { send: sendTo(proposalId), attach };
  }, [attachDocuments, proposalId]);
  const { queue, queued } = useUploadQueue(parts, documents);

  async function detach(type: string, fileId: string): Promise<void> {
    const problem = await queue.detach(type, fileId);
    setProblems((earlier) => ({ ...earlier, [fileId]: problem ?? '' }));
  }

  return {
    queued,
    problems,
    add: queue.add,
    cancel: queue.cancel,
    retry: queue.retry,
    /** Takes a file out, whether it is attached or still in the queue. */
    remove(document: RequiredDocument, id: string): void {
      if (document.files.some((file) => file.id === id)) void detach(document.type, id);
      else queue.dismiss(id);
    },
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
