import { expect, it } from 'vitest';
import { CallEnd } from './callEnd.ts';

it('a call of a client that has gone already is over at once', () => {
  const end = new CallEnd(60_000, AbortSignal.abort());
  expect(end.signal.aborted).toBe(true);
  end.close();
});

it('a call ends when its client goes, and not after it was closed', () => {
  const gone = new AbortController();
  const [open, closed] = [new CallEnd(60_000, gone.signal), new CallEnd(60_000, gone.signal)];
  closed.close();
  expect([open.signal.aborted, closed.signal.aborted]).toEqual([false, false]);
  gone.abort();
  expect([open.signal.aborted, closed.signal.aborted]).toEqual([true, false]);
  open.close();
});
