import { describe, expect, test } from 'vitest';
import { nextFile, queuedFile, queueReducer, type FileEvent, type QueuedFile } from './queuedFiles.ts';

const file = (id: string, part: Partial<QueuedFile> = {}): QueuedFile => ({
  id,
  documentType: 'DNI_FRONT',
  name: `${id}.jpg`,
  size: 10,
  status: 'waiting',
  sent: 0,
  ...part,
});

describe('a queued file', () => {
  test.each<[string, Partial<QueuedFile>, FileEvent, Partial<QueuedFile>]>([
    ['is sent', {}, { type: 'started' }, { status: 'sending' }],
    ['reports its bytes', { status: 'sending' }, { type: 'progressed', sent: 7 }, { sent: 7 }],
    [
      'arrives completely',
      { status: 'sending', sent: 7 },
      { type: 'arrived' },
      { status: 'sending', sent: 10 },
    ],
    [
      'starts from zero after a cancellation',
      { status: 'sending', sent: 7 },
      { type: 'cancelled' },
      { status: 'cancelled', sent: 0 },
    ],
    [
      'fails with a message and keeps the sent bytes',
      { status: 'sending', sent: 7 },
      { type: 'failed', error: 'no', isFinal: false },
      { status: 'failed', sent: 7, error: 'no', isFinal: false },
    ],
    [
      'waits again without its message',
      { status: 'failed', error: 'no', isFinal: false },
      { type: 'retried' },
      { status: 'waiting', sent: 0, error: undefined },
    ],
  ])('%s', (_name, before, event, after) => {
    const other = file('b');
    expect(queueReducer([file('a', before), other], { ...event, id: 'a' })).toEqual([
      { ...file('a', before), ...after },
      other,
    ]);
  });

  test('is added at the end and disappears when removed', () => {
    const queue = queueReducer([file('a')], { type: 'added', files: [file('b')] });
    expect(queue).toEqual([file('a'), file('b')]);
    expect(queueReducer(queue, { type: 'removed', id: 'a' })).toEqual([file('b')]);
  });

  test('starts with its name, size and zero sent bytes', () => {
    const chosen = new File([new Uint8Array(10)], 'a.jpg', { type: 'image/jpeg' });
    expect(queuedFile('a', 'DNI_FRONT', chosen, 'waiting')).toEqual(file('a'));
  });
});

test.each<[QueuedFile['status'][], string | undefined]>([
  [[], undefined],
  [['waiting', 'waiting'], '0'],
  [['sending', 'failed', 'waiting'], '2'],
  [['sending', 'sending', 'waiting'], undefined],
  [['failed', 'cancelled'], undefined],
])('sends next, given the files %j: %s', (statuses, id) => {
  expect(nextFile(statuses.map((status, at) => file(String(at), { status })))?.id).toBe(id);
});
