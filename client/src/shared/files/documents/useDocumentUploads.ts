import { useMemo, useRef, useState } from 'react';
import { JUDGE_TEXTS, UPLOAD_TEXTS } from '../uploads/texts.ts';
import type { SendFile } from '../uploads/uploadFile.ts';
import type { Attach } from '../uploads/attachments.ts';
import type { Judge } from '../uploads/uploadQueue.ts';
import { useUploadQueue } from '../uploads/useUploadQueue.ts';
import type { ServerProblem } from '#shared/forms/userErrors.ts';
import { fieldOfDocument, type RequiredDocument } from './documents.ts';

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

/** Judges files, and notes that the same one was chosen for another document. The judge's script comes with the first file. */
function judgeOnce(): Judge {
  const documentOf = new Map<string, string>();
  return async (file, documentType) => {
    const { judgeFile } = await import('../uploads/judgeFile.ts');
    const { digest, ...verdict } = await judgeFile(file);
    if (digest === undefined) return verdict;
    const before = documentOf.get(digest) ?? documentType;
    documentOf.set(digest, documentType);
    return before === documentType ? verdict : { ...verdict, warning: JUDGE_TEXTS.repeated };
  };
}

/** Uploads of documents, each attached as soon as it has arrived. `target` stays the same while the page is mounted. */
export function useDocumentUploads(target: DocumentTarget, documents: readonly RequiredDocument[]) {
  const named = useRef(new Set<string>());
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
    return { send: target.send, attach, judge: judgeOnce() };
  }, [target]);
  const { queue, queued, add, replace, refusalOf } = useUploadQueue(parts, documents);

  async function detach(type: string, fileId: string): Promise<void> {
    const problem = await queue.detach(type, fileId);
    setProblems((earlier) => ({ ...earlier, [fileId]: problem ?? '' }));
  }

  return {
    queued,
    problems,
    add,
    cancel: queue.cancel,
    retry: queue.retry,
    accept: queue.accept,
    replace,
    refusalOf,
    preview: queue.preview,
    /**
     * Before the next step: waits for files on their way; returns a problem for each that could not be sent. A file that
     * the bank refused is named once and then left behind: the document may have a good file by now.
     */
    async finish(): Promise<readonly ServerProblem[]> {
      const refused = new Set(queued.filter(({ isFinal }) => isFinal).map(({ id }) => id));
      const failed = (await queue.settle()).filter(({ id }) => !named.current.has(id));
      for (const id of refused) named.current.add(id);
      return failed.map(({ id, documentType, name, error }) => ({
        code: 'FILE_NOT_SENT',
        message: refused.has(id) ? UPLOAD_TEXTS.leftBehind(name) : (error ?? UPLOAD_TEXTS.unfinished),
        path: [fieldOfDocument(documentType)],
      }));
    },
    /** Removes a file, attached or still in the queue. */
    remove(document: RequiredDocument, id: string): void {
      if (document.files.some((file) => file.id === id)) void detach(document.type, id);
      else queue.dismiss(id);
    },
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
