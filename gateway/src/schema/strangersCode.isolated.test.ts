import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMinimumDuration } from './strangersCode.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['a response', async () => 'answer'],
  ['a failure', async () => Promise.reject(new Error('too many'))],
])('%s is delayed by half a second', async (_what, work) => {
  const settled = vi.fn();
  void withMinimumDuration<unknown>(work()).then(settled, settled);
  await vi.advanceTimersByTimeAsync(499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});
