/** A file that is being uploaded for one document. Once attached it belongs to the proposal and leaves the queue. */
export type QueuedFile = {
  id: string;
  documentType: string;
  name: string;
  size: number;
  status: 'judging' | 'doubtful' | 'waiting' | 'sending' | 'failed' | 'cancelled';
  sent: number;
  error?: string;
  /** The bank refused the file itself: sending it again would change nothing. */
  isFinal?: boolean;
  /** What may be wrong with it: a doubtful file waits for the user. */
  warning?: string;
} & Preview;

/** What is shown of a file: a small photo, or the number of pages. */
export type Preview = { thumbnail?: string; pages?: number };

/** What happens to one file of the queue. */
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

/** Two at a time: more would share a phone's connection without being faster. */
const AT_ONCE = 2;

/** A file as it enters the queue, to be judged or sent. */
export const queuedFile = (
  id: string,
  documentType: string,
  { name, size }: File,
  status: 'judging' | 'waiting',
): QueuedFile => ({ id, documentType, name, size, sent: 0, status });

function changed(file: QueuedFile, event: Exclude<FileEvent, { type: 'removed' }>): QueuedFile {
  switch (event.type) {
    case 'judged': {
      // The user may have cancelled it meanwhile.
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

/** The file to send now, if there is one. */
export function nextFile(queue: readonly QueuedFile[]): QueuedFile | undefined {
  const sending = queue.filter(({ status }) => status === 'sending').length;
  return sending < AT_ONCE ? queue.find(({ status }) => status === 'waiting') : undefined;
}
