import { useMemo, useRef, useState } from 'react';
import { UPLOAD_TEXTS } from '#shared/files/uploads/texts.ts';
import { sendTo } from '#shared/files/uploads/uploadTransport.ts';
import type { Attach } from '#shared/files/uploads/attachments.ts';
import type { QueuedFile } from '#shared/files/uploads/queuedFiles.ts';
import { useUploadQueue } from '#shared/files/uploads/useUploadQueue.ts';

/** An uploaded file that does not belong to a document yet. */
type StagedFile = { id: string; name: string; size: number };

/** Files by the type of their document. */
type Staged = Readonly<Record<string, readonly StagedFile[]>>;

const NOTHING_ATTACHED: readonly [] = [];

/**
 * Uploads that are submitted together: each file is sent to the bank at once, and becomes part of a document when the
 * form is submitted. When that fails, the files stay.
 */
export function useStagedUploads(proposalId: string) {
  const facts = useRef(new Map<string, Omit<StagedFile, 'id'>>());
  const [staged, setStaged] = useState<Staged>({});
  const parts = useMemo(() => {
    const send = sendTo(proposalId);
    const attach: Attach = (type, fileIds) => {
      const files = fileIds.map((id) => ({ id, ...(facts.current.get(id) ?? { name: id, size: 0 }) }));
      setStaged((earlier) => ({ ...earlier, [type]: files }));
      return Promise.resolve({ kind: 'attached', fileIds });
    };
    return {
      attach,
      send: async (...[file, options]: Parameters<typeof send>) => {
        const outcome = await send(file, options);
        if (outcome.kind === 'sent') facts.current.set(outcome.fileId, { name: file.name, size: file.size });
        return outcome;
      },
    };
  }, [proposalId]);
  const { queue, queued, add, refusalOf } = useUploadQueue(parts, NOTHING_ATTACHED);
  return {
    staged,
    queued,
    add,
    refusalOf,
    cancel: queue.cancel,
    retry: queue.retry,
    /** Removes a file, uploaded or still in the queue. */
    remove(type: string, id: string): void {
      if (staged[type]?.some((file) => file.id === id)) void queue.detach(type, id);
      else queue.dismiss(id);
    },
    /** Removes the files that were submitted. */
    handedIn(types: readonly string[]): void {
      for (const type of types) queue.know(type, []);
      setStaged((earlier) =>
        Object.fromEntries(Object.entries(earlier).filter(([type]) => !types.includes(type))),
      );
    },
  };
}

export type StagedUploads = ReturnType<typeof useStagedUploads>;

type StagedItem = StagedFile & { status: 'done' };

/** The files shown under a document: those uploaded, then those in the queue. */
export function stagedItems(
  type: string,
  { staged, queued }: Pick<StagedUploads, 'staged' | 'queued'>,
): (StagedItem | QueuedFile)[] {
  const uploaded = (staged[type] ?? []).map((file): StagedItem => ({ ...file, status: 'done' }));
  return [...uploaded, ...queued.filter(({ documentType }) => documentType === type)];
}

/** Why the files of a document cannot be submitted yet: one is being sent, or could not be sent. */
export function unfinishedProblem(type: string, { queued }: Pick<StagedUploads, 'queued'>): string | null {
  const files = queued.filter(({ documentType }) => documentType === type);
  if (files.some(({ status }) => status === 'waiting' || status === 'sending')) return UPLOAD_TEXTS.pending;
  return files.some(({ status, isFinal }) => status === 'failed' && !isFinal)
    ? UPLOAD_TEXTS.unfinished
    : null;
}
