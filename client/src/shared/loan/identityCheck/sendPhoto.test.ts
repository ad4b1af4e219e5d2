import { describe, expect, test, vi } from 'vitest';
import type { Sent } from '#shared/files/uploads/sendBytes.ts';
import { readPhotoAnswer, sendPhoto, type PhotoOutcome } from './sendPhoto.ts';

const error = (statusCode: number, code: string, message = 'Sacala de nuevo.') =>
  JSON.stringify({ statusCode, code, message });

describe('[CA-73] [CA-75] the answer to a photo', () => {
  test.each<[string, number, string, PhotoOutcome['kind']]>([
    ['it is saved', 200, '{"status":"PENDING"}', 'saved'],
    ['it is blurred', 400, error(400, 'BLURRED'), 'refused'],
    ['it is too big', 413, error(413, 'PICTURE_TOO_BIG'), 'refused'],
    ['the step is closed', 403, error(403, 'OUT_OF_HOURS'), 'closed'],
    ['the proposal was cancelled or has moved on', 409, error(409, 'ILLEGAL_MOVE'), 'stale'],
    ['this browser may no longer see it', 404, error(404, 'NOT_FOUND'), 'stale'],
    ['the session is over', 401, error(401, 'UNAUTHENTICATED'), 'stale'],
    ['too many', 429, error(429, 'RATE_LIMITED'), 'failed'],
    ['the bank is down', 503, '<html>', 'failed'],
    ['an error inside a 200', 200, error(500, 'X'), 'failed'],
  ])('%s', (_what, status, text, kind) => {
    expect(readPhotoAnswer(status, text).kind).toBe(kind);
  });

  test("shows the bank's message", () => {
    expect(readPhotoAnswer(400, error(400, 'TOO_DARK', 'Buscá más luz.'))).toEqual({
      kind: 'refused',
      message: 'Buscá más luz.',
    });
  });
});

describe('a cut connection', () => {
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

  test('is reported after three tries', async () => {
    const parts = transport();
    expect((await sendPhoto(parts, photo, options())).kind).toBe('failed');
    expect(parts.post).toHaveBeenCalledTimes(3);
    expect(parts.rest).toHaveBeenCalledTimes(2);
  });

  test('a cancelled photo is not sent again', async () => {
    const parts = transport({ kind: 'cancelled' });
    expect(await sendPhoto(parts, photo, options())).toEqual({ kind: 'cancelled' });
    expect(parts.post).toHaveBeenCalledOnce();
  });
});
