import { fileProblem } from './fileRules.ts';

/** A file that is being uploaded for one document. Once attached it belongs to the proposal and leaves the queue. */
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

/** What happens to one file of the queue. */
export type FileEvent =
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

/** A file as it enters the queue: one that breaks a rule has failed for good. */
export function queuedFile(id: string, documentType: string, { name, size, type }: File): QueuedFile {
  const error = fileProblem({ name, size, type });
  const file = { id, documentType, name, size, sent: 0 };
  return error === null
    ? { ...file, status: 'waiting' }
    : { ...file, status: 'failed', error, isFinal: true };
}

function changed(file: QueuedFile, event: Exclude<FileEvent, { type: 'removed' }>): QueuedFile {
  switch (event.type) {
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
