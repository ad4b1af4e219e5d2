import { useMemo, useState } from 'react';
import { UPLOAD_TEXTS } from '../uploads/texts.ts';
import type { SendFile } from '../uploads/uploadFile.ts';
import type { Attach } from '../uploads/attachments.ts';
import { useUploadQueue } from '../uploads/useUploadQueue.ts';
import type { RequiredDocument } from './documents.ts';

/** The file's row shows a failed attachment. */
export const ATTACH_CONTEXT = { quiet: true };

/** The answer to attaching files: the first refusal, and the documents afterwards. */
type Attached = {
  refusal: string | undefined;
  documents: readonly RequiredDocument[] | undefined;
};

export type DocumentTarget = {
  send: SendFile;
  attach: (type: string, fileIds: string[]) => Promise<Attached>;
};

/** Uploads of documents, each attached as soon as it has arrived. `target` stays the same while the page is mounted. */
export function useDocumentUploads(target: DocumentTarget, documents: readonly RequiredDocument[]) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const parts = useMemo(() => {
    const attach: Attach = async (type, fileIds) => {
      try {
        const { refusal, documents: after } = await target.attach(type, [...fileIds]);
        if (refusal !== undefined) return { kind: 'refused', message: refusal };
        const document = after?.find((candidate) => candidate.type === type);
        return { kind: 'attached', fileIds: document?.files.map(({ id }) => id) ?? fileIds };
      } catch {
        // The bank has the file: trying again only attaches it.
        return { kind: 'failed', message: UPLOAD_TEXTS.busy };
      }
    };
    return { send: target.send, attach };
  }, [target]);
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
    /** Removes a file, attached or still in the queue. */
    remove(document: RequiredDocument, id: string): void {
      if (document.files.some((file) => file.id === id)) void detach(document.type, id);
      else queue.dismiss(id);
    },
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
