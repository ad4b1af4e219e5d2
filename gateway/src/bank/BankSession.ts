import type { BankCall, BankClient, Caller, Marked, VersionedRead } from './BankClient.ts';
import type { CatalogueCache } from './CatalogueCache.ts';
import { BankRefusal } from './errors.ts';

const CATALOGUE_TTL_MS = 5 * 60_000;
const RECENT_TTL_MS = 20_000;

/** The user's token, and the proposals that this browser opens as a guest. */
type OnBehalf = Readonly<{ token: string; opensAsGuest: (proposalId: string) => boolean }>;

/** The bank within one client request: caches reads until a write, and adds the idempotency key to writes. */
export class BankSession {
  readonly #client: BankClient;
  readonly #cache: CatalogueCache;
  readonly #caller: Caller;
  readonly #user: OnBehalf | null;
  readonly #reads = new Map<string, Promise<unknown>>();

  constructor(client: BankClient, cache: CatalogueCache, caller: Caller, user: OnBehalf | null = null) {
    this.#client = client;
    this.#cache = cache;
    this.#caller = caller;
    this.#user = user;
  }

  #callerOf({ behalf }: Pick<BankCall<unknown>, 'behalf'>): Caller {
    if (this.#user === null || behalf === undefined) return this.#caller;
    const asGuest = behalf !== 'user' && this.#user.opensAsGuest(behalf.proposal);
    return asGuest ? this.#caller : { ...this.#caller, token: this.#user.token };
  }

  read<T>(call: BankCall<T>): Promise<T> {
    const key = keyOf(call);
    const known = this.#reads.get(key);
    // The key contains method, path, query and body, so the stored answer has this call's type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known) return known as Promise<T>;
    const answer = this.#client.call(call, { ...this.#callerOf(call), idempotencyKey: null });
    this.#reads.set(key, answer);
    return answer;
  }

  /** Drops this request's cached answer and reads again. */
  readAgain<T>(call: BankCall<T>): Promise<T> {
    this.#reads.delete(keyOf(call));
    return this.read(call);
  }

  /** A read, with the ETag of the answer. */
  marked<T>(call: BankCall<T>): Promise<Marked<T>> {
    return this.#client.marked(call, { ...this.#callerOf(call), idempotencyKey: null });
  }

  /** The ETag of what a read would return now; null if there is nothing to read. */
  version(read: VersionedRead, known: string | null): Promise<string | null> {
    return this.#client.version(read, this.#callerOf(read), known);
  }

  /** Not aborted when the client disconnects, so that a retry with the same key finds the answer. */
  async write<T>(call: BankCall<T>): Promise<T> {
    try {
      return await this.#client.call(call, { ...this.#callerOf(call), signal: null });
    } finally {
      this.#reads.clear();
    }
  }

  /** A write whose answer equals that of `read`; caches it as such. */
  async writeAnswering<T>(write: BankCall<unknown>, read: BankCall<T>): Promise<void> {
    const answer = read.answer.safeParse(await this.write(write));
    // An answer of another shape does not fail the write; a later read then calls the bank.
    if (answer.success) this.#reads.set(keyOf(read), Promise.resolve(answer.data));
  }

  /** A read that is the same for everybody: cached, and called without a user. */
  catalogue<T>(call: BankCall<T>): Promise<T> {
    return this.#cached(keyOf(call), () => this.#asNobody(call));
  }

  /** Like `catalogue`, for an optional call: 404 becomes null and is cached too. */
  optionalCatalogue<T>(call: BankCall<T>): Promise<T | null> {
    return this.#cached(`optional ${keyOf(call)}`, async () => {
      try {
        return await this.#asNobody(call);
      } catch (error) {
        if (error instanceof BankRefusal && error.refusal.status === 404) return null;
        throw error;
      }
    });
  }

  #cached<T>(key: string, load: () => Promise<T>): Promise<T> {
    return this.#cache.get(key, CATALOGUE_TTL_MS, load);
  }

  #asNobody<T>(call: BankCall<T>): Promise<T> {
    const { requestId } = this.#caller;
    return this.#client.call(call, {
      requestId,
      subject: null,
      clientAddress: null,
      idempotencyKey: null,
      token: null,
      signal: null,
    });
  }

  /** Caches figures that cost several calls, for seconds and for this user only; never personal data. */
  recent<T>(user: string, what: readonly unknown[], load: () => Promise<T>): Promise<T> {
    return this.#cache.get(JSON.stringify(['user', user, ...what]), RECENT_TTL_MS, load);
  }
}

function keyOf({ method, path, query, body }: BankCall<unknown>): string {
  return JSON.stringify([method, path, query ?? null, body ?? null]);
}
