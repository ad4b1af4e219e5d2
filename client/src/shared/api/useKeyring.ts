import { useState } from 'react';
import { createKeyring } from './idempotency.ts';

/**
 * Returns the keyring of a component's writes. It is state because React may drop a memoised value, and a retry with a
 * lost key would be a second write.
 */
export function useKeyring() {
  const [keyring] = useState(createKeyring);
  return keyring;
}
