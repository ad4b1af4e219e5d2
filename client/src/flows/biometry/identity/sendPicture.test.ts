import { describe, expect, test, vi } from 'vitest';
import type { Sent } from '../../../shared/uploads/sendBytes.ts';
import { readPictureAnswer, sendPicture, type PictureOutcome } from './sendPicture.ts';

const error = (statusCode: number, code: string, message = 'Sacala de nuevo.') =>
  JSON.stringify({ statusCode, code, message });

describe('[CA-73] [CA-75] the answer to a picture', () => {
  test.each<[string, number, string, PictureOutcome['kind']]>([
    ['it is kept', 200, '{"status":"PENDING"}', 'kept'],
    ['it is blurred', 400, error(400, 'BLURRED'), 'refused'],
    ['it is too big', 413, error(413, 'PICTURE_TOO_BIG'), 'refused'],
    ['the step is closed', 403, error(403, 'OUT_OF_HOURS'), 'closed'],
    ['the proposal was cancelled or has gone on', 409, error(409, 'ILLEGAL_MOVE'), 'stale'],
    ['this browser may no longer see it', 404, error(404, 'NOT_FOUND'), 'stale'],
    ['the session is over', 401, error(401, 'UNAUTHENTICATED'), 'stale'],
    ['too many', 429, error(429, 'RATE_LIMITED'), 'failed'],
    ['the bank is down', 503, '<html>', 'failed'],
    ['an error inside a 200', 200, error(500, 'X'), 'failed'],
  ])('%s', (_what, status, text, kind) => {
    expect(readPictureAnswer(status, text).kind).toBe(kind);
  });

  test("tells what is wrong in the bank's words", () => {
    expect(readPictureAnswer(400, error(400, 'TOO_DARK', 'Buscá más luz.'))).toEqual({
      kind: 'refused',
      message: 'Buscá más luz.',
    });
  });
});

describe('a cut connection', () => {
  const picture = new File(['x'], 'frente.jpg', { type: 'image/jpeg' });
  const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });
  const transport = (...answers: Sent[]) => ({
    post: vi.fn(() => Promise.resolve(answers.shift() ?? ({ kind: 'cut' } as const))),
    rest: vi.fn(() => Promise.resolve()),
  });

  test('is tried again by itself, from the beginning', async () => {
    const parts = transport({ kind: 'cut' }, { kind: 'answered', status: 200, text: '{}' });
    const given = options();
    expect(await sendPicture(parts, picture, given)).toEqual({ kind: 'kept' });
    expect(parts.post).toHaveBeenCalledTimes(2);
    expect(given.onProgress).toHaveBeenCalledWith(0);
  });

  test('is told after three tries, and the person goes on from there', async () => {
    const parts = transport();
    expect((await sendPicture(parts, picture, options())).kind).toBe('failed');
    expect(parts.post).toHaveBeenCalledTimes(3);
    expect(parts.rest).toHaveBeenCalledTimes(2);
  });

  test('a picture that nobody waits for any more is not sent again', async () => {
    const parts = transport({ kind: 'cancelled' });
    expect(await sendPicture(parts, picture, options())).toEqual({ kind: 'cancelled' });
    expect(parts.post).toHaveBeenCalledOnce();
  });
});
