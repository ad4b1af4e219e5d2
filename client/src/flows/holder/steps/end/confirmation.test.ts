import { describe, expect, test, vi } from 'vitest';
import { confirmOptimistically, isConfirmed } from './confirmation.ts';

const phases = (status: 'PENDING' | 'ACTIVE' | 'FINALIZED') => [
  { name: 'SELLER', status: 'ACTIVE' as const, steps: [{ name: 'CONFIRMATION' as const, status }] },
];

describe('[ST-17] confirming the proposal', () => {
  test('is shown before the response and stays afterwards', async () => {
    const set = vi.fn<(confirmed: boolean) => void>();
    const send = vi.fn(() => {
      expect(set).toHaveBeenLastCalledWith(true);
      return Promise.resolve({ result: null });
    });
    await confirmOptimistically(set, send);
    expect(send).toHaveBeenCalledOnce();
    expect(set.mock.calls).toEqual([[true]]);
  });

  test('[ST-30] is rolled back when rejected and returns the reason', async () => {
    const set = vi.fn<(confirmed: boolean) => void>();
    const problem = { code: 'OUT_OF_HOURS', message: 'Este paso está disponible de 7 a 23 h.', path: [] };
    await expect(confirmOptimistically(set, () => Promise.resolve({ problems: [problem] }))).resolves.toEqual(
      { problems: [problem] },
    );
    expect(set.mock.calls).toEqual([[true], [false]]);
  });

  test('[ST-30] is rolled back on failure and rethrows the error', async () => {
    const set = vi.fn<(confirmed: boolean) => void>();
    const cut = Promise.reject(new Error('cut'));
    await expect(confirmOptimistically(set, () => cut)).rejects.toThrow('cut');
    expect(set).toHaveBeenLastCalledWith(false);
  });

  test('is complete once the server has finished its step', () => {
    expect(isConfirmed(phases('ACTIVE'))).toBe(false);
    expect(isConfirmed(phases('FINALIZED'))).toBe(true);
  });
});
