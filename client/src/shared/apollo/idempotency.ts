/**
 * The key of a write: the same for the same values until the server gave a definite answer, so that a repeated
 * click or a retry after a cut connection is answered as the first try was.
 */
type Keyring = {
  keyFor(values: unknown): string;
  /** The server answered: the next write is a new one. */
  settle(): void;
};

export function createKeyring(newKey: () => string = () => crypto.randomUUID()): Keyring {
  let held: { fingerprint: string; key: string } | null = null;
  return {
    keyFor(values) {
      const fingerprint = JSON.stringify(values) ?? '';
      if (held?.fingerprint !== fingerprint) held = { fingerprint, key: newKey() };
      return held.key;
    },
    settle() {
      held = null;
    },
  };
}

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What an operation carries for the links: its key, and whether the screen itself shows a cut connection. */
export type WriteContext = {
  headers: Record<string, string>;
  /** The screen tells of a cut connection in place; the modal stays closed for it. */
  showsOffline: boolean;
};

export function writeContext(key: string): WriteContext {
  return { headers: { [IDEMPOTENCY_HEADER]: key }, showsOffline: true };
}
