import { describe, expect, test, vi } from 'vitest';
import type { FaultLine } from './faultLine.ts';
import { createFaultQueue, type SendOutcome } from './faultQueue.ts';

const line = (message: string, requestId = 'r1'): FaultLine => ({
  message,
  facts: { screen: '/titular/resumen', requestId },
});

function setUp(outcome: SendOutcome = 'arrived') {
  const state = { outcome, now: 0 };
  const sent: string[] = [];
  let online: () => void = () => undefined;
  const queue = createFaultQueue({
    send: ({ message }) => {
      sent.push(message);
      return Promise.resolve(state.outcome);
    },
    whenOnline: (then) => {
      online = then;
    },
    now: () => state.now,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, sent, state, settled, goOnline: () => online() };
}

describe('the fault queue [CA-80]', () => {
  test('sends each fault once regardless of its request id', () => {
    const { queue, sent } = setUp();
    queue(line('a', 'r1'));
    queue(line('a', 'r2'));
    queue(line('b'));
    expect(sent).toEqual(['a', 'b']);
  });

  test('sends at most five per minute', () => {
    const { queue, sent, state } = setUp();
    for (let count = 0; count < 9; count += 1) queue(line(`first ${count}`));
    expect(sent).toHaveLength(5);
    state.now = 61_000;
    queue(line('later'));
    expect(sent).toHaveLength(6);
  });

  test('sends at most twenty per visit', () => {
    const { queue, sent, state } = setUp();
    for (let count = 0; count < 50; count += 1) {
      state.now += 61_000;
      queue(line(`fault ${count}`));
    }
    expect(sent).toHaveLength(20);
  });

  test('resends a line once after reconnecting, then drops it', async () => {
    const { queue, sent, state, settled, goOnline } = setUp('cut');
    queue(line('a'));
    queue(line('b'));
    await settled();
    goOnline();
    await settled();
    expect(sent).toEqual(['a', 'b', 'a', 'b']);
    state.outcome = 'arrived';
    goOnline();
    await settled();
    expect(sent).toHaveLength(4);
  });

  test('stops if logging is off', async () => {
    const { queue, sent, settled } = setUp('off');
    queue(line('a'));
    await settled();
    queue(line('b'));
    expect(sent).toEqual(['a']);
  });

  test('never blocks its caller', () => {
    const send = vi.fn(() => new Promise<SendOutcome>(() => undefined));
    const queue = createFaultQueue({ send, whenOnline: () => undefined });
    expect(queue(line('a'))).toBeUndefined();
    queue(line('b'));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
