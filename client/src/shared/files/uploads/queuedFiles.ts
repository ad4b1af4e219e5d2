/** A queued file of a document. Once attached, it leaves the queue. */
export type QueuedFile = {
  id: string;
  documentType: string;
  name: string;
  size: number;
  status: 'judging' | 'doubtful' | 'waiting' | 'sending' | 'failed' | 'cancelled';
  sent: number;
  error?: string;
  /** Whether the bank rejected the file itself, so that a retry would not help. */
  isFinal?: boolean;
  /** A warning; the file then waits for the user. */
  warning?: string;
} & Preview;

/** Preview of a file: a thumbnail, or the number of pages. */
export type Preview = { thumbnail?: string; pages?: number };

/** Events of a queued file. */
export type FileEvent =
  | { type: 'judged'; warning: string | null; preview: Preview }
  | { type: 'accepted' }
  | { type: 'started' }
  | { type: 'progressed'; sent: number }
  | { type: 'arrived' }
  | { type: 'cancelled' }
  | { type: 'failed'; error: string; isFinal: boolean }
  | { type: 'retried' }
  | { type: 'removed' };

export type QueueEvent = { type: 'added'; files: readonly QueuedFile[] } | (FileEvent & { id: string });

/** Maximum parallel uploads; more would share a phone's bandwidth without being faster. */
const AT_ONCE = 2;

/** Creates a queue entry, to be checked or sent. */
export const queuedFile = (
  id: string,
  documentType: string,
  { name, size }: File,
  status: 'judging' | 'waiting',
): QueuedFile => ({ id, documentType, name, size, sent: 0, status });

function changed(file: QueuedFile, event: Exclude<FileEvent, { type: 'removed' }>): QueuedFile {
  switch (event.type) {
    case 'judged': {
      // The user may have cancelled it in the meantime.
      const status = event.warning === null ? 'waiting' : 'doubtful';
      const now = file.status === 'judging' ? status : file.status;
      return { ...file, ...event.preview, status: now, warning: event.warning ?? undefined };
    }
    case 'accepted':
      return file.status === 'doubtful' ? { ...file, status: 'waiting', warning: undefined } : file;
    case 'started':
      return { ...file, status: 'sending', error: undefined };
    case 'progressed':
      return { ...file, sent: event.sent };
    case 'arrived':
      return { ...file, sent: file.size };
    case 'cancelled':
      return { ...file, status: 'cancelled', sent: 0 };
    case 'failed':
      return { ...file, status: 'failed', error: event.error, isFinal: event.isFinal };
    case 'retried':
      return { ...file, status: 'waiting', error: undefined, sent: 0 };
  }
}

export function queueReducer(queue: readonly QueuedFile[], event: QueueEvent): readonly QueuedFile[] {
  if (event.type === 'added') return [...queue, ...event.files];
  if (event.type === 'removed') return queue.filter(({ id }) => id !== event.id);
  return queue.map((file) => (file.id === event.id ? changed(file, event) : file));
}

/** Returns the next file to send, if any. */
export function nextFile(queue: readonly QueuedFile[]): QueuedFile | undefined {
  const sending = queue.filter(({ status }) => status === 'sending').length;
  return sending < AT_ONCE ? queue.find(({ status }) => status === 'waiting') : undefined;
}
