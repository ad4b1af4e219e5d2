import type { Readable } from 'node:stream';

/** Storage for the content of documents. Their type and owner are in the database. */
export type DocumentStore = {
  /** Stores the content completely or not at all; replaces that of an existing key. */
  put: (key: string, content: Readable, options: { contentType: string }) => Promise<void>;
  /** @throws {DocumentMissing} */
  get: (key: string) => Promise<Readable>;
  /** Does nothing for a missing key: deleting is repeated after a crash. */
  delete: (key: string) => Promise<void>;
  /** The keys of all that is stored, in no order. */
  keys: () => AsyncIterable<string>;
};

export class DocumentMissing extends Error {
  constructor(key: string) {
    super(`no document has the key ${key}`);
  }
}

/**
 * Keys are made by the server (randomUUID), so that a user's file name never becomes a path or an object's name.
 * @throws {TypeError} for anything else.
 */
export function requireKey(key: string): void {
  if (!isKey(key)) {
    throw new TypeError('the key of a document is a UUID in lower case');
  }
}

export const isKey = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
