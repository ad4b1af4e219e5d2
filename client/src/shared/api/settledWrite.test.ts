import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test, vi } from 'vitest';
import { settledWrite } from './settledWrite.ts';

const cut = new TypeError('Failed to fetch');
const overloaded = new ServerError('busy', { response: new Response('', { status: 503 }), bodyText: '' });
const refusedBy = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
const world = { pause: () => Promise.resolve(), isOnline: () => true };

describe('a write whose response is lost', () => {
  test.each([
    ['a dropped connection', cut],
    ['a busy server', overloaded],
    ['a bank timeout', refusedBy('BANK_TIMEOUT')],
    ['an unavailable bank', refusedBy('BANK_UNAVAILABLE')],
  ])('is retried after %s, which is reported meanwhile', async (_name, error) => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('signed');
    const onAsk = vi.fn<() => void>();
    await expect(settledWrite(send, { ...world, onAsk })).resolves.toBe('signed');
    expect(send).toHaveBeenCalledTimes(2);
    expect(onAsk).toHaveBeenCalledTimes(1);
  });

  test('is retried while the first attempt is still running', async () => {
    const send = vi.fn<() => Promise<string>>().mockResolvedValueOnce('running').mockResolvedValue('done');
    await expect(settledWrite(send, { ...world, isRunning: (answer) => answer === 'running' })).resolves.toBe(
      'done',
    );
  });

  test('is not retried without a connection', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(cut);
    await expect(settledWrite(send, { ...world, isOnline: () => false })).rejects.toThrow('Failed to fetch');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('fails with the last error if the outcome stays unknown', async () => {
    const send = vi.fn<() => Promise<string>>().mockRejectedValue(refusedBy('BANK_TIMEOUT'));
    await expect(settledWrite(send, world)).rejects.toThrow('BANK_TIMEOUT');
    expect(send).toHaveBeenCalledTimes(3);
  });
});

test('sends a write once if it gets any response', async () => {
  const failed = vi.fn<() => Promise<string>>().mockRejectedValue(refusedBy('BANK_ERROR'));
  await expect(settledWrite(failed, world)).rejects.toThrow('BANK_ERROR');
  expect(failed).toHaveBeenCalledTimes(1);
  const answered = vi.fn<() => Promise<string>>().mockResolvedValue('saved');
  await expect(settledWrite(answered, world)).resolves.toBe('saved');
  expect(answered).toHaveBeenCalledTimes(1);
});
