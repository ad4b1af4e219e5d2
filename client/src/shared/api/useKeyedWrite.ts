import type { WriteContext } from './idempotency.ts';
import { keyedWrite } from './settledWrite.ts';
import { useKeyring } from './useKeyring.ts';

/** Returns a function that makes `keyedWrite`s, each with the same key until it gets a response. */
export function useKeyedWrite() {
  const keyring = useKeyring();
  return async <Data>(
    subject: string,
    send: (context: WriteContext) => Promise<{ data?: Data | undefined }>,
  ): Promise<Data> => {
    const { data } = await keyedWrite(keyring.keyFor(subject), send);
    if (data === undefined) throw new Error('The answer has no data.');
    keyring.settle();
    return data;
  };
}
