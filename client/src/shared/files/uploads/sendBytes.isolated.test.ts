import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendBytes } from './sendBytes.ts';

class Silent extends EventTarget {
  static last: Silent | null = null;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  aborted = false;
  constructor() {
    super();
    Silent.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begun() {
  const stop = new AbortController();
  const onProgress = vi.fn();
  const body = new Blob(['0123456789']);
  const sent = sendBytes({ url: '/', headers: {}, body, signal: stop.signal, onProgress });
  const request = Silent.last;
  if (request === null) throw new Error('nothing was sent');
  return { sent, stop, request, onProgress };
}

test('aborts a stalled connection so that the upload can continue on another', async () => {
  const { sent, request, onProgress } = begun();
  vi.advanceTimersByTime(19_000);
  request.progress(4);
  vi.advanceTimersByTime(19_999);
  expect(request.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(sent).resolves.toEqual({ kind: 'cut' });
  expect(request.aborted).toBe(true);
  expect(onProgress).toHaveBeenCalledWith(4);
});

test('waits longer, but not indefinitely, for the response after the last byte', async () => {
  const { sent, request } = begun();
  request.upload.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(59_999);
  expect(request.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(sent).resolves.toEqual({ kind: 'cut' });
});

test('clears the timeout on a response or a cancellation', async () => {
  const answered = begun();
  answered.request.status = 200;
  answered.request.dispatchEvent(new Event('load'));
  await expect(answered.sent).resolves.toMatchObject({ kind: 'answered', status: 200 });
  vi.advanceTimersByTime(120_000);
  expect(answered.request.aborted).toBe(false);
  const cancelled = begun();
  cancelled.stop.abort();
  await expect(cancelled.sent).resolves.toEqual({ kind: 'cancelled' });
});
