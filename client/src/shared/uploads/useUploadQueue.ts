import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SendFile } from './uploadFile.ts';
import type { Attach } from './attachments.ts';
import type { QueuedFile } from './queuedFiles.ts';
import { createUploadQueue, type Judge, type UploadQueue } from './uploadQueue.ts';

type Uploads = { queue: UploadQueue; queued: readonly QueuedFile[] };

type AttachedDocument = { type: string; files: readonly { id: string }[] };

/**
 * One queue while the screen is mounted. `documents`: the attached files at the server. Uploads stop when the screen
 * unmounts, and the browser asks before the page is closed during one.
 */
export function useUploadQueue(
  parts: { send: SendFile; attach: Attach; judge?: Judge },
  documents: readonly AttachedDocument[],
): Uploads {
  const [queue] = useState(() => createUploadQueue(parts));
  const queued = useSyncExternalStore(queue.subscribe, queue.snapshot);
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
  return { queue, queued };
}
