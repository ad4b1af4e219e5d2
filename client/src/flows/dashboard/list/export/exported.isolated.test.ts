import { EXPORT_CAPPED_NOTE } from '@prendarios/rules/proposalsExport';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchExport } from './exportFile.ts';

const asked = vi.fn<typeof fetch>();
const tokens = vi.fn(async ({ refreshed }: { refreshed: boolean }) => ({
  authorization: refreshed ? 'Bearer new' : 'Bearer old',
}));
beforeEach(() => {
  asked.mockReset();
  tokens.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

const run = (signal = new AbortController().signal) => fetchExport({ status: 'OPEN' }, tokens, signal);

describe('exporting the filtered list [RT-38]', () => {
  test('sends the filters and the token outside the URL', async () => {
    asked.mockResolvedValue(new Response('a;b\r\n'));
    expect(await run()).toMatchObject({ kind: 'file', isCapped: false });
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('/files/proposals.csv');
    expect(init).toMatchObject({ method: 'POST', body: '{"filter":{"status":"OPEN"}}' });
    expect(init?.headers).toMatchObject({ authorization: 'Bearer old' });
  });

  test('reports a file that does not contain all proposals', async () => {
    asked.mockResolvedValue(new Response(`${'x'.repeat(5_000)}\r\n${EXPORT_CAPPED_NOTE}\r\n`));
    expect(await run()).toMatchObject({ kind: 'file', isCapped: true });
  });

  test('retries with a new token', async () => {
    asked.mockResolvedValueOnce(new Response('', { status: 401 })).mockResolvedValueOnce(new Response('a'));
    expect(await run()).toMatchObject({ kind: 'file' });
    expect(tokens.mock.calls).toEqual([[{ refreshed: false }], [{ refreshed: true }]]);
  });

  test.each([
    [429, { kind: 'tooMany' }],
    [503, { kind: 'failed', offline: false }],
  ])('maps a response with status %i to %j', async (status, expected) => {
    asked.mockResolvedValue(new Response('', { status }));
    expect(await run()).toEqual(expected);
  });

  test('fails when the connection drops before the end', async () => {
    const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    asked.mockResolvedValue(new Response(cut));
    expect(await run()).toEqual({ kind: 'failed', offline: false });
  });

  test('shows no message after the user has cancelled it', async () => {
    const abort = new AbortController();
    abort.abort();
    asked.mockRejectedValue(new DOMException('off', 'AbortError'));
    expect(await run(abort.signal)).toEqual({ kind: 'cancelled' });
  });
});
