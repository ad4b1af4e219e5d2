import { describe, expect, test } from 'vitest';
import { startLive, waitMs, type LiveWorld } from './poller.ts';

/** A browser whose clock, tab and connection the test controls. */
function testWorld() {
  let resting = false;
  const listeners = new Set<() => void>();
  const timers = new Map<symbol, { ms: number; run: () => void }>();
  const world: LiveWorld = {
    isResting: () => resting,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after: (ms, run) => {
      const key = Symbol('timer');
      timers.set(key, { ms, run });
      return () => timers.delete(key);
    },
    random: () => 1,
  };
  return {
    world,
    waits: () => [...timers.values()].map(({ ms }) => ms),
    pass: () => {
      for (const [key, { run }] of timers) {
        timers.delete(key);
        run();
      }
    },
    rest: (value: boolean) => {
      resting = value;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

/** Requests that the test settles. */
function questions() {
  const asked: { signal: AbortSignal; answer: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const ask = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      asked.push({
        signal,
        answer: () => (resolve(), settled()),
        fail: () => (reject(new Error('cut')), settled()),
      });
    });
  return { ask, asked };
}

describe('a live page', () => {
  test('polls at most every four seconds, one request at a time', async () => {
    const { world, waits, pass } = testWorld();
    const { ask, asked } = questions();
    startLive(ask, world);
    expect(asked).toHaveLength(0);
    expect(waits()).toEqual([waitMs(0, 1)]);
    expect(waitMs(0, 1)).toBeLessThanOrEqual(4_000);
    pass();
    expect(asked).toHaveLength(1);
    expect(waits()).toEqual([]);
    await asked[0]?.answer();
    expect(waits()).toHaveLength(1);
  });

  test('polls immediately if its data may be stale', () => {
    const { world } = testWorld();
    const { ask, asked } = questions();
    startLive(ask, world, { atOnce: true });
    expect(asked).toHaveLength(1);
  });

  test('pauses while hidden and polls immediately when shown again', async () => {
    const { world, waits, rest } = testWorld();
    const { ask, asked } = questions();
    startLive(ask, world);
    rest(true);
    expect(waits()).toEqual([]);
    rest(false);
    expect(asked).toHaveLength(1);
    rest(true);
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer();
    expect(waits()).toEqual([]);
    rest(false);
    expect(asked).toHaveLength(2);
  });

  test('does not poll if it starts hidden', () => {
    const { world, waits, rest } = testWorld();
    rest(true);
    const { ask, asked } = questions();
    startLive(ask, world, { atOnce: true });
    expect(asked).toHaveLength(0);
    expect(waits()).toEqual([]);
    rest(false);
    expect(asked).toHaveLength(1);
  });

  test('backs off after each failure and returns to the normal interval after a response', async () => {
    const { world, waits, pass } = testWorld();
    const { ask, asked } = questions();
    startLive(ask, world);
    pass();
    await asked[0]?.fail();
    expect(waits()).toEqual([waitMs(1, 1)]);
    pass();
    await asked[1]?.fail();
    expect(waits()).toEqual([waitMs(2, 1)]);
    pass();
    await asked[2]?.answer();
    expect(waits()).toEqual([waitMs(0, 1)]);
    expect(waitMs(50, 1)).toBeLessThanOrEqual(31_000);
  });

  test('aborts its request and sends no more once stopped', async () => {
    const { world, waits, pass, listeners } = testWorld();
    const { ask, asked } = questions();
    const stop = startLive(ask, world);
    pass();
    stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer();
    expect(waits()).toEqual([]);
    expect(listeners.size).toBe(0);
  });
});
