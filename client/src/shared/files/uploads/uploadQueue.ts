import { createAttachments, type Attach } from './attachments.ts';
import {
  nextFile,
  type Preview,
  queuedFile,
  queueReducer,
  type FileEvent,
  type QueuedFile,
  type QueueEvent,
} from './queuedFiles.ts';
import type { SendFile } from './uploadFile.ts';

export type UploadQueue = {
  /** Adds files that passed `checkedFile`. */
  add: (documentType: string, files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Sends a file despite its warning. */
  accept: (id: string) => void;
  /** Replaces an attached or queued file. */
  replace: (documentType: string, id: string, file: File) => void;
  /** Sends files with warnings too, and waits for all uploads; returns the failed ones. */
  settle: () => Promise<readonly QueuedFile[]>;
  /** Returns the preview of an attached file that this page sent. */
  preview: (fileId: string) => Preview | undefined;
  /** Removes a file that is not being sent. */
  dismiss: (id: string) => void;
  /** Removes an attached file from its document. Returns null, or the error message. */
  detach: (documentType: string, fileId: string) => Promise<string | null>;
  /** Moves a file to another document. Returns null, or the error message. */
  move: (from: string, fileId: string, to: string) => Promise<string | null>;
  /** Sets the server's attached files, to which later ones are added. */
  know: (documentType: string, fileIds: readonly string[]) => void;
  /** Cancels all running uploads. */
  stop: () => void;
  snapshot: () => readonly QueuedFile[];
  subscribe: (listener: () => void) => () => void;
};

/**
 * `fileId`: the server's id once the file has arrived. `key` stays the same for retries. `replaces`: the attached file
 * to replace.
 */
type Upload = {
  file: File;
  key: string;
  fileId: string | null;
  abort: AbortController;
  replaces: string | null;
};

/** Checks a file before its upload. */
export type Judge = (file: File, documentType: string) => Promise<{ warning: string | null } & Preview>;

const ON_THEIR_WAY: readonly QueuedFile['status'][] = ['judging', 'waiting', 'sending'];

/** Uploads files, two at a time, and attaches each once it has arrived. */
export function createUploadQueue({
  send,
  attach,
  judge,
}: {
  send: SendFile;
  attach: Attach;
  judge?: Judge;
}): UploadQueue {
  const previews = new Map<string, Preview>();
  let queue: readonly QueuedFile[] = [];
  const uploads = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  const attachments = createAttachments(attach);

  function dispatch(event: QueueEvent): void {
    queue = queueReducer(queue, event);
    if (event.type === 'removed') uploads.delete(event.id);
    for (const listener of listeners) listener();
  }

  /** Sends the file unless it arrived before, attaches it, and returns the outcome. */
  async function upload(
    { id, documentType, thumbnail, pages }: QueuedFile,
    current: Upload,
  ): Promise<FileEvent> {
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
    const { fileId, replaces } = current;
    previews.set(fileId, { thumbnail, pages });
    const outcome = await attachments.change(documentType, (now) => [
      ...now.filter((other) => other !== fileId && other !== replaces),
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

  /** A failed check, for example of a script that did not load, does not block the file. */
  async function verdictOf(file: File, documentType: string): ReturnType<Judge> {
    try {
      return (await judge?.(file, documentType)) ?? { warning: null };
    } catch {
      return { warning: null };
    }
  }

  async function judged({ id, documentType }: QueuedFile, file: File): Promise<void> {
    const { warning, thumbnail, pages } = await verdictOf(file, documentType);
    dispatch({ type: 'judged', id, warning, preview: { thumbnail, pages } });
    startNext();
  }

  function add(documentType: string, files: readonly File[], replaces: string | null): void {
    const added = files.map((file) => {
      const first = judge === undefined ? 'waiting' : 'judging';
      const item = queuedFile(crypto.randomUUID(), documentType, file, first);
      const key = crypto.randomUUID();
      uploads.set(item.id, { file, key, fileId: null, abort: new AbortController(), replaces });
      return { item, file };
    });
    dispatch({ type: 'added', files: added.map(({ item }) => item) });
    if (judge !== undefined) for (const { item, file } of added) void judged(item, file);
    startNext();
  }

  function accept(id: string): void {
    dispatch({ type: 'accepted', id });
    startNext();
  }

  return {
    add: (documentType, files) => add(documentType, files, null),
    replace(documentType, id, file) {
      const inQueue = queue.find((one) => one.id === id);
      if (inQueue !== undefined) {
        // The file to replace is still attached.
        const replaces = uploads.get(id)?.replaces ?? null;
        dispatch({ type: 'removed', id });
        add(documentType, [file], replaces);
      } else add(documentType, [file], id);
    },
    accept,
    settle() {
      for (const { id, status } of queue) if (status === 'doubtful') accept(id);
      return new Promise((resolve) => {
        const look = () => {
          // Also sends files that were checked just now: a warning does not block them.
          for (const { id, status } of queue) if (status === 'doubtful') return accept(id);
          if (queue.some(({ status }) => ON_THEIR_WAY.includes(status))) return undefined;
          listeners.delete(look);
          return resolve(queue.filter(({ status }) => status === 'failed'));
        };
        listeners.add(look);
        look();
      });
    },
    preview: (fileId) => previews.get(fileId),
    cancel(id) {
      uploads.get(id)?.abort.abort();
      if (queue.some((file) => file.id === id && (file.status === 'waiting' || file.status === 'judging')))
        dispatch({ type: 'cancelled', id });
    },
    retry(id) {
      const current = uploads.get(id);
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
    async move(from, fileId, to) {
      // A file belongs to one document at a time, so detach it first.
      const left = await attachments.change(from, (now) => now.filter((id) => id !== fileId));
      if (left.kind !== 'attached') return left.message;
      const outcome = await attachments.change(to, (now) => [...now, fileId]);
      if (outcome.kind === 'attached') return null;
      await attachments.change(from, (now) => [...now, fileId]);
      return outcome.message;
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
