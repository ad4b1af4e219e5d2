import { useState } from 'react';
import { createKeyring } from './idempotency.ts';

/**
 * The keyring of a component's writes. It is state because React may drop a memoised value: a retry with a lost key is a
 * second write.
 */
export function useKeyring() {
  const [keyring] = useState(createKeyring);
  return keyring;
}
