import { describe, expect, test, vi } from 'vitest';
import type { Attach } from './attachments.ts';
import { readAnswer, type SendFile, type UploadOutcome } from './uploadFile.ts';
import { createUploadQueue, type Judge } from './uploadQueue.ts';

const photo = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** A server whose answers the test releases, one file at a time. */
function setUp(attachWith?: Attach, judge?: Judge) {
  const sends: {
    name: string;
    key: string;
    progress: (sent: number) => void;
    answer: (outcome: UploadOutcome) => void;
  }[] = [];
  const send: SendFile = (file, { key, signal, onProgress }) =>
    new Promise((resolve) => {
      sends.push({ name: file.name, key, progress: onProgress, answer: resolve });
      signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    });
  const attach = vi.fn<Attach>(
    attachWith ?? ((_type, fileIds) => Promise.resolve({ kind: 'attached', fileIds })),
  );
  const queue = createUploadQueue({ send, attach, judge });
  const files = () => queue.snapshot().map(({ name, status }) => `${name} ${status}`);
  return { queue, sends, attach, files };
}

describe('the upload queue', () => {
  test('sends two files at a time, reports the bytes and attaches each file as it arrives', async () => {
    const { queue, sends, attach, files } = setUp();
    queue.add('DNI_FRONT', [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    expect(files()).toEqual(['a.jpg sending', 'b.jpg sending', 'c.jpg waiting']);
    sends[0]?.progress(7);
    expect(queue.snapshot()[0]?.sent).toBe(7);
    sends[0]?.answer({ kind: 'sent', fileId: 'A' });
    await expect.poll(files).toEqual(['b.jpg sending', 'c.jpg sending']);
    expect(attach).toHaveBeenCalledWith('DNI_FRONT', ['A']);
  });

  test('attaches files that finish together one after another and loses none', async () => {
    const { queue, sends, attach, files } = setUp();
    queue.know('FORM_08', ['before']);
    queue.add('FORM_08', [photo('a.jpg'), photo('b.jpg')]);
    sends[0]?.answer({ kind: 'sent', fileId: 'A' });
    sends[1]?.answer({ kind: 'sent', fileId: 'B' });
    await expect.poll(files).toEqual([]);
    expect(attach).toHaveBeenLastCalledWith('FORM_08', ['before', 'A', 'B']);
  });

  test('marks a file as failed when the connection drops and retries it under the same key', async () => {
    const { queue, sends, files } = setUp();
    queue.add('DNI_FRONT', [photo('a.jpg')]);
    sends[0]?.answer({ kind: 'failed', message: 'Se cortó' });
    await expect.poll(files).toEqual(['a.jpg failed']);
    expect(queue.snapshot()[0]?.error).toBe('Se cortó');
    queue.retry(queue.snapshot()[0]?.id ?? '');
    expect(sends).toHaveLength(2);
    expect(sends[1]?.key).toBe(sends[0]?.key);
  });

  test('only reattaches a file that was sent but not attached', async () => {
    let isUp = false;
    const { queue, sends, files } = setUp((_type, fileIds) =>
      Promise.resolve(isUp ? { kind: 'attached', fileIds } : { kind: 'failed', message: 'x' }),
    );
    queue.add('DNI_FRONT', [photo('a.jpg')]);
    sends[0]?.answer({ kind: 'sent', fileId: 'A' });
    await expect.poll(files).toEqual(['a.jpg failed']);
    isUp = true;
    queue.retry(queue.snapshot()[0]?.id ?? '');
    await expect.poll(files).toEqual([]);
    expect(sends).toHaveLength(1);
  });

  test('does not attach a cancelled file and starts the next one', async () => {
    const { queue, sends, attach, files } = setUp();
    queue.add('DNI_FRONT', [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
    queue.cancel(queue.snapshot()[0]?.id ?? '');
    queue.cancel(queue.snapshot()[2]?.id ?? '');
    await expect.poll(files).toEqual(['a.jpg cancelled', 'b.jpg sending', 'c.jpg cancelled']);
    expect(sends).toHaveLength(2);
    expect(attach).not.toHaveBeenCalled();
  });

  test('removes an attached file from its document and leaves the others', async () => {
    const { queue, attach } = setUp();
    queue.know('DNI_FRONT', ['A', 'B']);
    await expect(queue.detach('DNI_FRONT', 'A')).resolves.toBeNull();
    expect(attach).toHaveBeenCalledWith('DNI_FRONT', ['B']);
  });
});

test.each([
  [200, '{"fileId":"f1","name":"a.jpg"}', { kind: 'sent', fileId: 'f1' }],
  [200, '{"statusCode":"500","fileId":"f1"}', { kind: 'failed' }],
  [200, '<html>', { kind: 'failed' }],
  [400, '{"message":"El archivo está vacío."}', { kind: 'refused', message: 'El archivo está vacío.' }],
  [413, '<html>', { kind: 'refused' }],
  [429, '{"message":"x"}', { kind: 'failed' }],
  [502, '<html>', { kind: 'failed' }],
])('[VA-14] treats a response of %i %s as %o', (status, text, outcome) => {
  expect(readAnswer(status, text)).toMatchObject(outcome);
});

describe('a file that belongs to another document', () => {
  const held = (refused?: string) => {
    const lists: [string, readonly string[]][] = [];
    const attach: Attach = (type, fileIds) => {
      lists.push([type, fileIds]);
      return Promise.resolve(
        type === refused ? { kind: 'refused', message: 'No se puede.' } : { kind: 'attached', fileIds },
      );
    };
    const queue = createUploadQueue({ attach, send: () => Promise.resolve({ kind: 'cancelled' }) });
    queue.know('TITLE', ['A', 'B']);
    queue.know('FORM_08', ['C']);
    return { queue, lists };
  };

  test('is detached from the first before it is attached to the second', async () => {
    const { queue, lists } = held();
    expect(await queue.move('TITLE', 'A', 'FORM_08')).toBeNull();
    expect(lists).toEqual([
      ['TITLE', ['B']],
      ['FORM_08', ['C', 'A']],
    ]);
  });

  test('returns to the first if the second rejects it', async () => {
    const { queue, lists } = held('FORM_08');
    expect(await queue.move('TITLE', 'A', 'FORM_08')).toBe('No se puede.');
    expect(lists.at(-1)).toEqual(['TITLE', ['B', 'A']]);
  });
});

describe('a file that is checked before its upload', () => {
  const judged = (warning: string | null): Judge => vi.fn(() => Promise.resolve({ warning, pages: 2 }));

  test('is sent automatically if nothing is wrong, and keeps its preview once attached', async () => {
    const { queue, sends, files } = setUp(undefined, judged(null));
    queue.add('FORM_08', [photo('a.jpg')]);
    expect(files()).toEqual(['a.jpg judging']);
    await expect.poll(files).toEqual(['a.jpg sending']);
    sends[0]?.answer({ kind: 'sent', fileId: 'A' });
    await expect.poll(files).toEqual([]);
    expect(queue.preview('A')).toEqual({ pages: 2, thumbnail: undefined });
  });

  test('waits with its warning until the user accepts it', async () => {
    const { queue, sends, files } = setUp(undefined, judged('Salió movida'));
    queue.add('FORM_08', [photo('a.jpg')]);
    await expect.poll(files).toEqual(['a.jpg doubtful']);
    expect(sends).toHaveLength(0);
    expect(queue.snapshot()[0]?.warning).toBe('Salió movida');
    queue.accept(queue.snapshot()[0]?.id ?? '');
    expect(files()).toEqual(['a.jpg sending']);
  });

  test('is sent even if the check fails, for example when offline', async () => {
    const { queue, files } = setUp(undefined, () => Promise.reject(new Error('no script')));
    queue.add('FORM_08', [photo('a.jpg')]);
    await expect.poll(files).toEqual(['a.jpg sending']);
  });

  test('can be replaced in one step, even after a failure', async () => {
    const { queue, sends, attach, files } = setUp(undefined, judged(null));
    queue.add('FORM_08', [photo('empty.jpg', 0)]);
    queue.replace('FORM_08', queue.snapshot()[0]?.id ?? '', photo('b.jpg'));
    await expect.poll(files).toEqual(['b.jpg sending']);
    sends[0]?.answer({ kind: 'sent', fileId: 'B' });
    await expect.poll(files).toEqual([]);
    queue.replace('FORM_08', 'B', photo('c.jpg'));
    await expect.poll(files).toEqual(['c.jpg sending']);
    sends[1]?.answer({ kind: 'sent', fileId: 'C' });
    await expect.poll(files).toEqual([]);
    expect(attach).toHaveBeenLastCalledWith('FORM_08', ['C']);
  });

  test('is also sent on settling despite a warning; settling waits for all and returns the failed ones', async () => {
    const { queue, sends, files } = setUp(undefined, judged('Salió movida'));
    queue.add('FORM_08', [photo('a.jpg'), photo('b.jpg')]);
    const settled = queue.settle();
    await expect.poll(files).toEqual(['a.jpg sending', 'b.jpg sending']);
    sends[0]?.answer({ kind: 'sent', fileId: 'A' });
    sends[1]?.answer({ kind: 'failed', message: 'Se cortó' });
    expect((await settled).map(({ name, error }) => [name, error])).toEqual([['b.jpg', 'Se cortó']]);
  });

  test('does not delay settling if nothing is pending', async () => {
    expect(await setUp().queue.settle()).toEqual([]);
  });
});
