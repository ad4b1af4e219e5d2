import { describe, expect, test, vi } from 'vitest';
import { cancelOptimistically } from './cancellation.ts';

describe('cancelling a proposal [ST-30]', () => {
  test('shows it as cancelled before and after the response', async () => {
    const set = vi.fn<(cancelledAt: Date | null) => void>();
    const send = vi.fn(() => {
      expect(set).toHaveBeenLastCalledWith(expect.any(Date));
      return Promise.resolve([]);
    });
    await cancelOptimistically(set, send);
    expect(send).toHaveBeenCalledOnce();
    expect(set.mock.calls).toEqual([[expect.any(Date)]]);
  });

  test('rolls back and returns the reason when rejected', async () => {
    const set = vi.fn<(cancelledAt: Date | null) => void>();
    const problem = { message: 'Este paso no corresponde ahora.' };
    await expect(cancelOptimistically(set, () => Promise.resolve([problem]))).resolves.toEqual([problem]);
    expect(set.mock.calls).toEqual([[expect.any(Date)], [null]]);
  });

  test('rolls back and rethrows the error on failure', async () => {
    const set = vi.fn<(cancelledAt: Date | null) => void>();
    await expect(cancelOptimistically(set, () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
    expect(set).toHaveBeenLastCalledWith(null);
  });
});
