import { expect, it } from 'vitest';
import { CallEnd } from './callEnd.ts';

it('a call is aborted at once if its client has already disconnected', () => {
  const end = new CallEnd(60_000, AbortSignal.abort());
  expect(end.signal.aborted).toBe(true);
  end.close();
});

it('a call is aborted when its client disconnects, unless it has already been closed', () => {
  const gone = new AbortController();
  const [open, closed] = [new CallEnd(60_000, gone.signal), new CallEnd(60_000, gone.signal)];
  closed.close();
  expect([open.signal.aborted, closed.signal.aborted]).toEqual([false, false]);
  gone.abort();
  expect([open.signal.aborted, closed.signal.aborted]).toEqual([true, false]);
  open.close();
});
