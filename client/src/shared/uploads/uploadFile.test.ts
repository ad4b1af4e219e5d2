import { describe, expect, test } from 'vitest';
import type { Sent } from './sendBytes.ts';
import { resumable, type ServerState, type Transport } from './uploadFile.ts';

const SIZE = 1000;
const file = new File([new Uint8Array(SIZE)], 'frente.jpg', { type: 'image/jpeg' });
const NETWORK = 'Se cortó la conexión. Reintentá: lo que ya subiste no se perdió.';

/** A server that keeps the bytes it received; `cuts`: after how many bytes each connection is lost. */
function setUp(
  cuts: (number | 'whole')[],
  answer: Sent = { kind: 'answered', status: 200, text: '{"fileId":"f1"}' },
) {
  let kept = 0;
  const puts: { from: number; bytes: number }[] = [];
  const progress: number[] = [];
  let isReachable = true;
  const transport: Transport = {
    readState: async (): Promise<ServerState | null> => (isReachable ? { offset: kept } : null),
    sendFrom: async (whole, offset) => {
      puts.push({ from: offset, bytes: whole.size - offset });
      const until = cuts.shift() ?? 'whole';
      kept = until === 'whole' ? whole.size : until;
      return until === 'whole' ? answer : { kind: 'cut' };
    },
    wait: async () => undefined,
  };
  const send = resumable(transport);
  const abort = new AbortController();
  const go = () => send(file, { key: 'k', signal: abort.signal, onProgress: (sent) => progress.push(sent) });
  return { go, puts, progress, abort, reach: (value: boolean) => (isReachable = value) };
}

describe('an upload', () => {
  test('is one request when nothing goes wrong', async () => {
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

  test('fails after four lost connections, and the user’s retry goes on from there', async () => {
    const { go, puts } = setUp([100, 200, 300, 400, 'whole']);
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    await expect(go()).resolves.toEqual({ kind: 'sent', fileId: 'f1' });
    expect(puts.map(({ from }) => from)).toEqual([0, 100, 200, 300, 400]);
  });

  test('sends nothing while the server does not say how much it has', async () => {
    const { go, puts, reach } = setUp([700, 'whole']);
    reach(false);
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    expect(puts).toHaveLength(1);
  });

  test("ends with the server's refusal", async () => {
    const refusal = { kind: 'answered', status: 415, text: '{"message":"Subí una foto o un PDF."}' } as const;
    await expect(setUp(['whole'], refusal).go()).resolves.toEqual({
      kind: 'refused',
      message: 'Subí una foto o un PDF.',
    });
  });

  test('asks for the offset when the server refused the one it sent', async () => {
    const { go, puts } = setUp(['whole', 'whole'], { kind: 'answered', status: 409, text: '{}' });
    await expect(go()).resolves.toEqual({ kind: 'failed', message: NETWORK });
    expect(puts.map(({ from }) => from)).toEqual([0, SIZE, SIZE, SIZE]);
  });

  test('stops when the user cancels', async () => {
    const { go, puts, abort } = setUp([100, 'whole']);
    abort.abort();
    await expect(go()).resolves.toEqual({ kind: 'cancelled' });
    expect(puts).toEqual([]);
  });
});
