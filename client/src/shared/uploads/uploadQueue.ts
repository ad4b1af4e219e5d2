import { createAttachments, type Attach } from './attachments.ts';
import {
  nextFile,
  queuedFile,
  queueReducer,
  type FileEvent,
  type QueuedFile,
  type QueueEvent,
} from './queuedFiles.ts';
import type { SendFile } from './uploadFile.ts';

export type UploadQueue = {
  add: (documentType: string, files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Removes a file that is not being sent. */
  dismiss: (id: string) => void;
  /** Removes an attached file from its document. Returns null, or the message of a failure. */
  detach: (documentType: string, fileId: string) => Promise<string | null>;
  /** Sets what the server has attached: later files are added to it. */
  know: (documentType: string, fileIds: readonly string[]) => void;
  /** Cancels every file that is being sent. */
  stop: () => void;
  snapshot: () => readonly QueuedFile[];
  subscribe: (listener: () => void) => () => void;
};

/** `fileId`: the server's id of a file that has arrived. `key` stays the same when the file is sent again. */
type Upload = { file: File; key: string; fileId: string | null; abort: AbortController };

/** Sends files, two at a time, and attaches each as soon as it has arrived. */
export function createUploadQueue({ send, attach }: { send: SendFile; attach: Attach }): UploadQueue {
  let queue: readonly QueuedFile[] = [];
  const uploads = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  const attachments = createAttachments(attach);

  function dispatch(event: QueueEvent): void {
    queue = queueReducer(queue, event);
    if (event.type === 'removed') uploads.delete(event.id);
    for (const listener of listeners) listener();
  }

  /** Sends the file, unless it has arrived before, and attaches it. Returns how that ended. */
  async function upload({ id, documentType }: QueuedFile, current: Upload): Promise<FileEvent> {
    if (current.fileId === null) {
      const outcome = await send(current.file, {
        key: current.key,
        signal: current.abort.signal,
        onProgress: (sent) => dispatch({ type: 'progressed', id, sent }),
      });
      if (outcome.kind === 'cancelled') return { type: 'cancelled' };
      if (outcome.kind !== 'sent')
        return { type: 'failed', error: outcome.message, isFinal: outcome.kind === 'refused' };
      current.fileId = outcome.fileId;
      dispatch({ type: 'arrived', id });
      if (current.abort.signal.aborted) return { type: 'cancelled' };
    }
    const { fileId } = current;
    const outcome = await attachments.change(documentType, (now) => [
      ...now.filter((other) => other !== fileId),
      fileId,
    ]);
    return outcome.kind === 'attached'
      ? { type: 'removed' }
      : { type: 'failed', error: outcome.message, isFinal: false };
  }

  async function run(file: QueuedFile, current: Upload): Promise<void> {
    dispatch({ type: 'started', id: file.id });
    dispatch({ ...(await upload(file, current)), id: file.id });
  }

  function startNext(): void {
    const next = nextFile(queue);
    const current = next && uploads.get(next.id);
    if (next === undefined || current === undefined) return;
    void run(next, current).finally(startNext);
    startNext();
  }

  return {
    add(documentType, files) {
      const added = files.map((file) => {
        const item = queuedFile(crypto.randomUUID(), documentType, file);
        if (item.status === 'waiting') {
          const key = crypto.randomUUID();
          uploads.set(item.id, { file, key, fileId: null, abort: new AbortController() });
        }
        return item;
      });
      dispatch({ type: 'added', files: added });
      startNext();
    },
    cancel(id) {
      uploads.get(id)?.abort.abort();
      if (queue.some((file) => file.id === id && file.status === 'waiting'))
        dispatch({ type: 'cancelled', id });
    },
    retry(id) {
      const current = uploads.get(id);
      // A file that broke a rule was never an upload.
      if (current === undefined) return;
      current.abort = new AbortController();
      dispatch({ type: 'retried', id });
      startNext();
    },
    dismiss: (id) => dispatch({ type: 'removed', id }),
    async detach(documentType, fileId) {
      const outcome = await attachments.change(documentType, (now) => now.filter((id) => id !== fileId));
      return outcome.kind === 'attached' ? null : outcome.message;
    },
    know: attachments.set,
    stop() {
      for (const { abort } of uploads.values()) abort.abort();
    },
    snapshot: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
