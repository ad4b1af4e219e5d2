import { fileProblem } from './fileRules.ts';
import type { SendFile } from './uploadFile.ts';

/** A file on its way to one document. Once attached it is the proposal's own and leaves the queue. */
export type QueuedFile = {
  id: string;
  documentType: string;
  name: string;
  size: number;
  status: 'waiting' | 'sending' | 'failed' | 'cancelled';
  sent: number;
  error?: string;
  /** The file itself is refused: sending it again would change nothing. */
  isFinal?: boolean;
};

type AttachOutcome =
  { kind: 'attached'; fileIds: readonly string[] } | { kind: 'refused' | 'failed'; message: string };

/** Replaces the files of a document by these. */
export type Attach = (documentType: string, fileIds: readonly string[]) => Promise<AttachOutcome>;

export type UploadQueue = {
  add: (documentType: string, files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes out a file that is not on its way. */
  dismiss: (id: string) => void;
  /** Takes an attached file out of its document; null when it was done, else the message. */
  detach: (documentType: string, fileId: string) => Promise<string | null>;
  /** What the server says is attached: what follows is added to it. */
  know: (documentType: string, fileIds: readonly string[]) => void;
  /** Stops everything on its way. */
  stop: () => void;
  snapshot: () => readonly QueuedFile[];
  subscribe: (listener: () => void) => () => void;
};

/** The list of a document's files before and after. */
type Change = (now: readonly string[]) => readonly string[];
type Entry = { file: File; key: string; fileId: string | null; abort: AbortController };

/** Two at a time: more would share a phone's connection without being faster. */
const AT_ONCE = 2;

type QueueParts = { send: SendFile; attach: Attach; newId?: () => string };

/**
 * Sends files and attaches each as soon as it is there. Attaching replaces a document's list, so that the
 * attachments of one queue follow one another and each begins with what the last one left.
 */
export function createUploadQueue({
  send,
  attach,
  newId = () => crypto.randomUUID(),
}: QueueParts): UploadQueue {
  let queued: readonly QueuedFile[] = [];
  const entries = new Map<string, Entry>();
  const attached = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let attaching: Promise<unknown> = Promise.resolve();

  function publish(next: readonly QueuedFile[]): void {
    queued = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, part: Partial<QueuedFile>): void {
    publish(queued.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  function drop(id: string): void {
    entries.delete(id);
    publish(queued.filter((item) => item.id !== id));
  }

  /** Runs after every earlier attachment; `next` sees the list that those left. */
  function inTurn(documentType: string, next: Change): Promise<AttachOutcome> {
    const turn = attachAfter(attaching, documentType, next);
    attaching = turn.catch(() => undefined);
    return turn;
  }

  async function attachAfter(earlier: Promise<unknown>, documentType: string, next: Change) {
    await earlier;
    const outcome = await attach(documentType, next(attached.get(documentType) ?? []));
    if (outcome.kind === 'attached') attached.set(documentType, outcome.fileIds);
    return outcome;
  }

  async function attachEntry(item: QueuedFile, fileId: string): Promise<void> {
    const outcome = await inTurn(item.documentType, (now) => [...now.filter((id) => id !== fileId), fileId]);
    if (outcome.kind === 'attached') drop(item.id);
    else change(item.id, { status: 'failed', error: outcome.message });
  }

  async function process(item: QueuedFile, entry: Entry): Promise<void> {
    change(item.id, { status: 'sending', error: undefined });
    if (entry.fileId === null) {
      const outcome = await send(entry.file, {
        key: entry.key,
        signal: entry.abort.signal,
        onProgress: (sent) => change(item.id, { sent }),
      });
      if (outcome.kind === 'cancelled') return change(item.id, { status: 'cancelled', sent: 0 });
      if (outcome.kind !== 'sent') {
        const isFinal = outcome.kind === 'refused';
        return change(item.id, { status: 'failed', error: outcome.message, isFinal });
      }
      entry.fileId = outcome.fileId;
      change(item.id, { sent: item.size });
      if (entry.abort.signal.aborted) return change(item.id, { status: 'cancelled' });
    }
    await attachEntry(item, entry.fileId);
  }

  function startNext(): void {
    const running = queued.filter(({ status }) => status === 'sending').length;
    const next = queued.find(({ status }) => status === 'waiting');
    const entry = next && entries.get(next.id);
    if (running >= AT_ONCE || next === undefined || entry === undefined) return;
    void process(next, entry).finally(startNext);
    startNext();
  }

  return {
    add(documentType, files) {
      const items = files.map((file): QueuedFile => {
        const id = newId();
        const problem = fileProblem(file);
        if (problem === null)
          entries.set(id, { file, key: newId(), fileId: null, abort: new AbortController() });
        const { name, size } = file;
        return problem === null
          ? { id, documentType, name, size, status: 'waiting', sent: 0 }
          : { id, documentType, name, size, status: 'failed', sent: 0, error: problem, isFinal: true };
      });
      publish([...queued, ...items]);
      startNext();
    },
    cancel(id) {
      entries.get(id)?.abort.abort();
      const item = queued.find((candidate) => candidate.id === id);
      if (item?.status === 'waiting') change(id, { status: 'cancelled' });
    },
    retry(id) {
      const entry = entries.get(id);
      // A file that broke a rule was never taken in: there is nothing to send.
      if (entry === undefined) return;
      entry.abort = new AbortController();
      change(id, { status: 'waiting', error: undefined, sent: 0 });
      startNext();
    },
    dismiss: drop,
    async detach(documentType, fileId) {
      const outcome = await inTurn(documentType, (now) => now.filter((id) => id !== fileId));
      return outcome.kind === 'attached' ? null : outcome.message;
    },
    know: (documentType, fileIds) => void attached.set(documentType, fileIds),
    stop() {
      for (const { abort } of entries.values()) abort.abort();
    },
    snapshot: () => queued,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
