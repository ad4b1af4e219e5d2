/**
 * The key of a write: the same for the same values until the server has answered, so that a repeated click or a retry
 * after a lost connection gets the answer of the first try.
 */
type Keyring = {
  keyFor(values: unknown): string;
  /** The server answered: the next write is a new one. */
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

/** The context that an operation sets for the links: its key, and whether the screen itself shows a lost connection. */
export type WriteContext = {
  headers: Record<string, string>;
  /** The screen itself shows that the connection is lost; the modal stays closed. */
  showsOffline: boolean;
};

export function writeContext(key: string): WriteContext {
  return { headers: { [IDEMPOTENCY_HEADER]: key }, showsOffline: true };
}
