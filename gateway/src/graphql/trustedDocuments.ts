import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';

const manifestShape = z.record(z.string(), z.string());
const PREFIX = 'sha256:';
const OPERATION_NAME = /\b(?:query|mutation) (\w+)/;

/** The client's operations by hash, from the manifest written by code generation. */
export class TrustedDocuments {
  readonly #file: string;
  readonly #reload: boolean;
  #readAt = -1;
  #documents = new Map<string, string>();
  #names: ReadonlySet<string> = new Set();

  /** `reload`: read a changed file again on an unknown hash (development). */
  constructor(file: string, reload: boolean) {
    this.#file = file;
    this.#reload = reload;
    this.#read();
  }

  get texts(): string[] {
    return [...this.#documents.values()];
  }

  /** Returns the name of a client operation, or 'other': a sender's own name must not reach logs or metrics. */
  knownName(name: string | null | undefined): string {
    return typeof name === 'string' && this.#names.has(name) ? name : 'other';
  }

  /** Returns the text of a document, or null; accepts hashes with or without the `sha256:` prefix. */
  find(hash: string): string | null {
    const key = hash.startsWith(PREFIX) ? hash : `${PREFIX}${hash}`;
    const known = this.#documents.get(key);
    if (known !== undefined || !this.#reload) return known ?? null;
    this.#read();
    return this.#documents.get(key) ?? null;
  }

  #read(): void {
    const changedAt = statSync(this.#file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changedAt === this.#readAt) return;
    this.#readAt = changedAt;
    const entries = Object.entries(
      changedAt === -1 ? {} : manifestShape.parse(JSON.parse(readFileSync(this.#file, 'utf8'))),
    );
    this.#documents = new Map(
      entries.map(([hash, text]) => [hash.startsWith(PREFIX) ? hash : `${PREFIX}${hash}`, text]),
    );
    this.#names = new Set(entries.flatMap(([, text]) => OPERATION_NAME.exec(text)?.[1] ?? []));
  }
}

const persistedQuery = z.object({ persistedQuery: z.object({ sha256Hash: z.string().max(100) }) });
const anyObject = z.record(z.string(), z.unknown());
const requestShape = z.looseObject({
  query: z.string().optional(),
  extensions: z.looseObject({}).nullish(),
});

type TrustedRequest =
  { kind: 'ready'; request: Record<string, unknown> } | { kind: 'unknown-hash' } | { kind: 'untrusted' };

/**
 * Replaces the hash in a request with the text of its document. With `only`, rejects requests that send their own text.
 * Apollo rejects anything that is not a GraphQL request.
 */
export function withTrustedDocument(
  documents: TrustedDocuments,
  only: boolean,
  body: unknown,
): TrustedRequest {
  const parsed = requestShape.safeParse(body);
  if (!parsed.success) {
    return only ? { kind: 'untrusted' } : { kind: 'ready', request: anyObject.safeParse(body).data ?? {} };
  }
  const { extensions, ...request } = parsed.data;
  const hash = persistedQuery.safeParse(extensions).data?.persistedQuery.sha256Hash;
  const text = hash === undefined ? null : documents.find(hash);
  if (text !== null) return { kind: 'ready', request: { ...request, query: text } };
  if (only) return { kind: hash === undefined ? 'untrusted' : 'unknown-hash' };
  if (request.query === undefined && hash !== undefined) return { kind: 'unknown-hash' };
  return { kind: 'ready', request };
}
