import type { Readable } from 'node:stream';

/** Where the content of documents is kept; what they are and whose they are is in the database. */
export type DocumentStore = {
  /** Kept once this resolves, whole or not at all; a key that is there is replaced. */
  put: (key: string, content: Readable, options: { contentType: string }) => Promise<void>;
  /** Throws DocumentMissing when there is none. */
  get: (key: string) => Promise<Readable>;
  /** Quiet when there is none: deleting is repeated after a crash. */
  delete: (key: string) => Promise<void>;
};

export class DocumentMissing extends Error {
  constructor(key: string) {
    super(`no document has the key ${key}`);
  }
}

/**
 * A key is made by the server (randomUUID) and nothing else is one, so that no name of a user's ever
 * becomes a path or an object's name. Throws TypeError.
 */
export function requireKey(key: string): void {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(key)) {
    throw new TypeError('the key of a document is a UUID in lower case');
  }
}
