import { describe, expect, test, vi } from 'vitest';
import type { Sent } from '#shared/files/uploads/sendBytes.ts';
import { readPhotoAnswer, sendPhoto, type PhotoOutcome } from './sendPhoto.ts';

const error = (statusCode: number, code: string, message = 'Sacala de nuevo.') =>
  JSON.stringify({ statusCode, code, message });

describe('[CA-73] [CA-75] parsing the response to a photo', () => {
  test.each<[string, number, string, PhotoOutcome['kind']]>([
    ['a saved photo', 200, '{"status":"PENDING"}', 'saved'],
    ['a blurred photo', 400, error(400, 'BLURRED'), 'refused'],
    ['a photo that is too large', 413, error(413, 'PICTURE_TOO_BIG'), 'refused'],
    ['a request outside opening hours', 403, error(403, 'OUT_OF_HOURS'), 'closed'],
    ['a proposal that was cancelled or is at another step', 409, error(409, 'ILLEGAL_MOVE'), 'stale'],
    ['a browser without access to the proposal', 404, error(404, 'NOT_FOUND'), 'stale'],
    ['an ended session', 401, error(401, 'UNAUTHENTICATED'), 'stale'],
    ['a rate limit', 429, error(429, 'RATE_LIMITED'), 'failed'],
    ['an unavailable bank', 503, '<html>', 'failed'],
    ['an error inside a 200 response', 200, error(500, 'X'), 'failed'],
  ])('for %s', (_what, status, text, kind) => {
    expect(readPhotoAnswer(status, text).kind).toBe(kind);
  });

  test("shows the bank's message", () => {
    expect(readPhotoAnswer(400, error(400, 'TOO_DARK', 'Buscá más luz.'))).toEqual({
      kind: 'refused',
      message: 'Buscá más luz.',
    });
  });
});

describe('a dropped connection', () => {
  const photo = new File(['x'], 'frente.jpg', { type: 'image/jpeg' });
  const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });
  const transport = (...answers: Sent[]) => ({
    post: vi.fn(() => Promise.resolve(answers.shift() ?? ({ kind: 'cut' } as const))),
    rest: vi.fn(() => Promise.resolve()),
  });

  test('is retried automatically, from the beginning', async () => {
    const parts = transport({ kind: 'cut' }, { kind: 'answered', status: 200, text: '{}' });
    const callbacks = options();
    expect(await sendPhoto(parts, photo, callbacks)).toEqual({ kind: 'saved' });
    expect(parts.post).toHaveBeenCalledTimes(2);
    expect(callbacks.onProgress).toHaveBeenCalledWith(0);
  });

  test('is reported after three attempts', async () => {
    const parts = transport();
    expect((await sendPhoto(parts, photo, options())).kind).toBe('failed');
    expect(parts.post).toHaveBeenCalledTimes(3);
    expect(parts.rest).toHaveBeenCalledTimes(2);
  });

  test('is not retried for a cancelled photo', async () => {
    const parts = transport({ kind: 'cancelled' });
    expect(await sendPhoto(parts, photo, options())).toEqual({ kind: 'cancelled' });
    expect(parts.post).toHaveBeenCalledOnce();
  });
});
