import { type BankCredential, type BankProof, bankCredential } from '@prendarios/servers/bankCredential';
import type { Contract, Operation, Received } from './contract.ts';

/** Options of a call. */
export type Request = Readonly<{
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** A file to send instead of a body. */
  file?: Readonly<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }>;
  /** A user's token, sent in the header that the gateway's credential leaves free. */
  headers?: Readonly<Record<string, string>>;
  /** Set to omit the gateway's credential. */
  unproved?: true;
  /** Raw content with its media type, instead of a body. */
  raw?: Readonly<{ text: string; type: string }>;
}>;

export type Exchange = Readonly<{ operation: Operation; request: Request; received: Received }>;

/** Timeout of a call. */
const PATIENCE_MS = 30_000;

/** Sends calls as the gateway does and reports each exchange. */
export class Bank {
  readonly #url: string;
  readonly #credential: BankCredential;
  readonly #contract: Contract;
  readonly #tell: (exchange: Exchange) => void;

  constructor(url: string, proof: BankProof, contract: Contract, tell: (exchange: Exchange) => void) {
    this.#url = url.replace(/\/+$/, '');
    this.#credential = bankCredential(proof);
    this.#contract = contract;
    this.#tell = tell;
  }

  /** Rejects if there is no answer. */
  async call(id: string, request: Request = {}): Promise<Received> {
    const operation = this.#contract.of(id);
    const { path = {}, query = {}, unproved = false } = request;
    const { authorization, ...headers } = request.headers ?? {};
    const token = authorization?.replace('Bearer ', '') ?? null;
    const proof = unproved ? {} : await this.#credential.headers(token);
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(path[name] ?? '00000000-0000-4000-8000-000000000000')),
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { body, type } = payloadOf(request);
    const begun = performance.now();
    const answer = await fetch(`${this.#url}${address}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: operation.method,
      headers: {
        ...proof,
        'x-subject': 'guest:conformance',
        'x-request-id': 'conformance',
        ...(type === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const received = {
      status: answer.status,
      body: isJson ? parsed(bytes) : bytes,
      headers: answer.headers,
      ms: performance.now() - begun,
    };
    this.#tell({ operation, request, received });
    return received;
  }
}

function payloadOf({ body, file, raw }: Request): { body?: string | FormData; type?: string } {
  if (raw !== undefined) return { body: raw.text, type: raw.type };
  if (file !== undefined) {
    const form = new FormData();
    form.append('file', new Blob([file.bytes], { type: file.type }), file.name);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // The shape check reports that this is not JSON.
    return undefined;
  }
}
