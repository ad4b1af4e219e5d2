/**
 * Idempotency keys of writes. A key stays the same for the same values until the server has responded, so that a
 * repeated click or a retry after a lost connection gets the first attempt's response.
 */
type Keyring = {
  keyFor(values: unknown): string;
  /** Call after the server has responded, so that the next write gets a new key. */
  settle(): void;
};

export function createKeyring(newKey: () => string = () => crypto.randomUUID()): Keyring {
  let last: { fingerprint: string; key: string } | null = null;
  return {
    keyFor(values) {
      const fingerprint = JSON.stringify(values) ?? '';
      if (last?.fingerprint !== fingerprint) last = { fingerprint, key: newKey() };
      return last.key;
    },
    settle() {
      last = null;
    },
  };
}

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export type WriteContext = {
  headers: Record<string, string>;
  /** Whether the screen reports a lost connection itself, so that the modal stays closed. */
  showsOffline: boolean;
};

export function writeContext(key: string): WriteContext {
  return { headers: { [IDEMPOTENCY_HEADER]: key }, showsOffline: true };
}
