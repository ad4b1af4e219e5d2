import { describe, expect, test } from 'vitest';
import type { Sent } from './sendBytes.ts';
import { resumable, type ServerState, type Transport } from './uploadFile.ts';

const SIZE = 1000;
const file = new File([new Uint8Array(SIZE)], 'frente.jpg', { type: 'image/jpeg' });
const NETWORK = 'Se cortó la conexión. Reintentá: lo que ya subiste no se perdió.';

/** A server that keeps what it got; `cuts` says after how many bytes each connection is lost. */
function setUp(
  cuts: (number | 'whole')[],
  answer: Sent = { kind: 'answered', status: 200, text: '{"fileId":"f1"}' },
) {
  let kept = 0;
  const puts: { from: number; bytes: number }[] = [];
  const progress: number[] = [];
  let isReachable = true;
  const transport: Transport = {
    ask: async (): Promise<ServerState | null> => (isReachable ? { offset: kept } : null),
    put: async (whole, offset) => {
      puts.push({ from: offset, bytes: whole.size - offset });
      const until = cuts.shift() ?? 'whole';
      kept = until === 'whole' ? whole.size : until;
      return until === 'whole' ? answer : { kind: 'cut' };
    },
    rest: async () => undefined,
  };
  const send = resumable(transport);
  const abort = new AbortController();
  const go = () => send(file, { key: 'k', signal: abort.signal, onProgress: (sent) => progress.push(sent) });
  return { go, puts, progress, abort, reach: (value: boolean) => (isReachable = value) };
}

describe('a file on its way', () => {
  test('is sent in one request while nothing goes wrong', async () => {
    const { go, puts } = setUp(['whole']);
    await expect(go()).resolves.toEqual({ kind: 'sent', fileId: 'f1' });
    expect(puts).toEqual([{ from: 0, bytes: SIZE }]);
  });

  test.each([0, 10, 500, 990])(
    'goes on by itself after a cut at byte %i, without what is there',
    async (at) => {
      const { go, puts, progress } = setUp([at, 'whole']);
      await expect(go()).resolves.toEqual({ kind: 'sent', fileId: 'f1' });
      expect(puts).toEqual([
        { from: 0, bytes: SIZE },
        { from: at, bytes: SIZE - at },
      ]);
      expect(progress.at(-1)).toBe(at);
    },
  );

  test('says so after four cuts, and a retry of the person goes on from there', async () => {
    const { go, puts } = setUp([100, 200, 300, 400, 'whole']);
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    await expect(go()).resolves.toEqual({ kind: 'sent', fileId: 'f1' });
    expect(puts.map(({ from }) => from)).toEqual([0, 100, 200, 300, 400]);
  });

  test('is not sent while the server cannot be asked how much it has', async () => {
    const { go, puts, reach } = setUp([700, 'whole']);
    reach(false);
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    expect(puts).toHaveLength(1);
  });

  test("ends with the server's word", async () => {
    const refusal = { kind: 'answered', status: 415, text: '{"message":"Subí una foto o un PDF."}' } as const;
    await expect(setUp(['whole'], refusal).go()).resolves.toEqual({
      kind: 'refused',
      message: 'Subí una foto o un PDF.',
    });
  });

  test('asks where to go on when what it sent did not fit', async () => {
    const { go, puts } = setUp(['whole', 'whole'], { kind: 'answered', status: 409, text: '{}' });
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    expect(puts.map(({ from }) => from)).toEqual([0, SIZE, SIZE, SIZE]);
  });

  test('stops when it is cancelled', async () => {
    const { go, puts, abort } = setUp([100, 'whole']);
    abort.abort();
    await expect(go()).resolves.toEqual({ kind: 'cancelled' });
    expect(puts).toEqual([]);
  });
});
