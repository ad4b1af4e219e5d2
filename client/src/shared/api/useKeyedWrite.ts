import type { WriteContext } from './idempotency.ts';
import { keyedWrite } from './settledWrite.ts';
import { useKeyring } from './useKeyring.ts';

/** Makes `keyedWrite`s with a new key after each answer, and the same one until there is one. */
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
