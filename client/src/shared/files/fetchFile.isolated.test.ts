import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFile } from './fetchFile.ts';

const ADDRESS = '/files/documents/p1/d1';
const tokens = async ({ refreshed }: { refreshed: boolean }) => ({
  authorization: refreshed ? 'Bearer new' : 'Bearer token',
});
const read = (signal = new AbortController().signal) => fetchFile(ADDRESS, tokens, signal);

function answer(status: number, body: string): ReturnType<typeof vi.fn> {
  const stand = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', stand);
  return stand;
}

afterEach(() => vi.unstubAllGlobals());

describe('a gateway file', () => {
  test('is requested with the session’s bearer token and this origin’s cookies [RO-02] [RO-04]', async () => {
    const stand = answer(200, '%PDF-1.7');
    const file = await read();
    expect(file.kind === 'file' && (await file.blob.text())).toBe('%PDF-1.7');
    expect(stand).toHaveBeenCalledWith(
      ADDRESS,
      expect.objectContaining({ headers: { authorization: 'Bearer token' }, credentials: 'same-origin' }),
    );
  });

  test('is retried with a new token [KO-04]', async () => {
    const stand = vi
      .fn()
      .mockResolvedValueOnce(new Response('', { status: 401 }))
      .mockResolvedValueOnce(new Response('%PDF-1.7'));
    vi.stubGlobal('fetch', stand);
    expect((await read()).kind).toBe('file');
    expect(stand.mock.calls.map(([, init]) => init.headers.authorization)).toEqual([
      'Bearer token',
      'Bearer new',
    ]);
  });

  test('is retried at most three times [KO-04]', async () => {
    const stand = answer(401, '');
    expect(await read()).toEqual({ kind: 'failed', offline: false });
    const sent = stand.mock.calls.map(([, init]) => init.headers.authorization);
    expect(sent).toEqual(['Bearer token', 'Bearer new', 'Bearer new', 'Bearer new']);
  });

  test.each([403, 404, 410])('is missing for status %i', async (status) => {
    answer(status, '{"message":"No encontramos lo que buscás."}');
    await expect(read()).resolves.toEqual({ kind: 'gone' });
  });

  test('returns the bank’s message if it is not ready', async () => {
    answer(409, '{"message":"Todavía faltan datos para armar este documento."}');
    await expect(read()).resolves.toEqual({
      kind: 'refused',
      message: 'Todavía faltan datos para armar este documento.',
    });
  });

  test.each([
    [409, '<html>'],
    [503, '{"message":"no se muestra"}'],
    [401, '{}'],
  ])('can be retried for status %i and %s', async (status, body) => {
    answer(status, body);
    await expect(read()).resolves.toEqual({ kind: 'failed', offline: false });
  });

  test('is reported as offline without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(read()).resolves.toEqual({ kind: 'failed', offline: true });
  });

  test('rejects when aborted', async () => {
    const abort = new AbortController();
    abort.abort();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));
    await expect(read(abort.signal)).rejects.toThrow('stopped');
  });
});
