import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SendFile } from './uploadFile.ts';
import type { Attach } from './attachments.ts';
import { checkedFiles } from './fileRules.ts';
import type { QueuedFile } from './queuedFiles.ts';
import { createUploadQueue, type Judge, type UploadQueue } from './uploadQueue.ts';

type Uploads = {
  queue: UploadQueue;
  queued: readonly QueuedFile[];
  add: UploadQueue['add'];
  replace: UploadQueue['replace'];
  /** Returns the valid files; the field reports the others. */
  takeGood: (field: string, files: readonly File[]) => Promise<File[]>;
  refuse: (field: string, message: string) => void;
  /** Returns why the last files for a field were rejected. */
  refusalOf: (field: string) => string | undefined;
};

type AttachedDocument = { type: string; files: readonly { id: string }[] };

/** Tracks rejected files. The field names such a file and drops it, which never blocks the user. */
function useRefusals() {
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const refuse = (field: string, message: string) =>
    setRefusals((earlier) => ({ ...earlier, [field]: message }));
  async function takeGood(field: string, files: readonly File[]): Promise<File[]> {
    const { good, refusal } = await checkedFiles(files);
    refuse(field, refusal);
    return good;
  }
  return { takeGood, refuse, refusalOf: (field: string) => refusals[field] || undefined };
}

/**
 * Creates one queue while the screen is mounted. `documents`: the server's attached files. Unmounting stops uploads,
 * and the browser asks before the page closes during one.
 */
export function useUploadQueue(
  parts: { send: SendFile; attach: Attach; judge?: Judge },
  documents: readonly AttachedDocument[],
): Uploads {
  const [queue] = useState(() => createUploadQueue(parts));
  const queued = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const { takeGood, refuse, refusalOf } = useRefusals();
  const isSending = queued.some(({ status }) => ['judging', 'waiting', 'sending'].includes(status));

  useEffect(
    function knowAttached() {
      for (const { type, files } of documents) {
        queue.know(
          type,
          files.map(({ id }) => id),
        );
      }
    },
    [queue, documents],
  );
  useEffect(
    function stopWithTheScreen() {
      return () => queue.stop();
    },
    [queue],
  );
  useEffect(
    function warnBeforeClosing() {
      if (!isSending) return undefined;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [isSending],
  );
  async function add(documentType: string, files: readonly File[]): Promise<void> {
    queue.add(documentType, await takeGood(documentType, files));
  }
  async function replace(documentType: string, id: string, file: File): Promise<void> {
    const [good] = await takeGood(documentType, [file]);
    if (good !== undefined) queue.replace(documentType, id, good);
  }
  return {
    queue,
    queued,
    add: (documentType, files) => void add(documentType, files),
    replace: (documentType, id, file) => void replace(documentType, id, file),
    takeGood,
    refuse,
    refusalOf,
  };
}
