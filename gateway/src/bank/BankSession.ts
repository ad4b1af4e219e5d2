import type { BankCall, BankClient, Caller, Marked } from './client/BankClient.ts';
import type { CatalogueCache } from './client/CatalogueCache.ts';
import { BankFailure, BankRefusal } from './client/errors.ts';
import { type Answer, type Arguments, callOf, type ReadName, type WriteName } from './contract.ts';

const CATALOGUE_TTL_MS = 5 * 60_000;
const RECENT_TTL_MS = 20_000;

/** The user's token, and whether this browser opens a proposal as a guest. */
type OnBehalf = Readonly<{ token: string; opensAsGuest: (proposalId: string) => boolean }>;

/**
 * Calls the bank during one client request, by the names in the contract. Caches reads until a write, and adds the
 * idempotency key to writes. Methods throw BankRefusal if the bank rejects a call and BankFailure if it fails.
 */
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

  read<Name extends ReadName>(name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
    const call = callOf(name, args);
    const key = keyOf(call);
    const known = this.#reads.get(key);
    // The key contains method, path, query and body, so the stored response has this call's type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known) return known as Promise<Answer<Name>>;
    const answer = this.#client.call(call, { ...this.#callerOf(call), idempotencyKey: null });
    this.#reads.set(key, answer);
    return answer;
  }

  /** Drops this request's cached response and reads again. */
  readAgain<Name extends ReadName>(name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
    this.#reads.delete(keyOf(callOf(name, args)));
    return this.read(name, args);
  }

  /** Reads an optional response; null if the bank lacks the call or fails. */
  async readIfAvailable<Name extends ReadName>(
    name: Name,
    args: Arguments<Name>,
  ): Promise<Answer<Name> | null> {
    return orUnavailable(this.read(name, args));
  }

  /** Reads a response with its ETag, for `version`. */
  marked<Name extends ReadName>(name: Name, args: Arguments<Name>): Promise<Marked<Answer<Name>>> {
    const call = callOf(name, args);
    return this.#client.marked(call, { ...this.#callerOf(call), idempotencyKey: null });
  }

  /** Returns the current ETag of a read: `known` if nothing changed, null if there is no response. */
  version<Name extends ReadName>(
    name: Name,
    args: Arguments<Name>,
    known: string | null,
  ): Promise<string | null> {
    const call = callOf(name, args);
    return this.#client.version(call, this.#callerOf(call), known);
  }

  write<Name extends WriteName>(name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
    return this.#written(callOf(name, args));
  }

  /** Writes without checking the response. */
  async send<Name extends WriteName>(name: Name, args: Arguments<Name>): Promise<void> {
    await this.#sent(callOf(name, args));
  }

  /** Like `send`, but caches the response for the read that would return the same. */
  async sendAnswering<Name extends WriteName, Read extends ReadName>(
    name: Name,
    args: Arguments<Name>,
    read: BankCall<Answer<Read>>,
  ): Promise<void> {
    const answer = await this.#sent(callOf(name, args));
    if (read.check(answer)) this.#reads.set(keyOf(read), Promise.resolve(answer));
  }

  async #sent(call: BankCall<unknown>): Promise<unknown> {
    const check = (_body: unknown): _body is unknown => true;
    return this.#written({ ...call, check });
  }

  /** Reads a response that is the same for all users: called without a user and cached across requests. */
  catalogue<Name extends ReadName>(name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
    const call = callOf(name, args);
    return this.#cached(keyOf(call), () => this.#asNobody(call));
  }

  /** Like `catalogue`, for an optional call: 404 becomes null and is cached too. */
  optionalCatalogue<Name extends ReadName>(name: Name, args: Arguments<Name>): Promise<Answer<Name> | null> {
    const call = callOf(name, args);
    return this.#cached(`optional ${keyOf(call)}`, async () => {
      try {
        return await this.#asNobody(call);
      } catch (error) {
        if (error instanceof BankRefusal && error.refusal.status === 404) return null;
        throw error;
      }
    });
  }

  /** Like `catalogue`: null if the bank lacks the call or fails. */
  async catalogueIfAvailable<Name extends ReadName>(
    name: Name,
    args: Arguments<Name>,
  ): Promise<Answer<Name> | null> {
    return orUnavailable(this.catalogue(name, args));
  }

  /** Caches figures that cost several calls, for seconds and for this user only; never personal data. */
  recent<T>(user: string, what: readonly unknown[], load: () => Promise<T>): Promise<T> {
    return this.#cache.get(JSON.stringify(['user', user, ...what]), RECENT_TTL_MS, load);
  }

  /** Writes. Does not abort when the client disconnects, so that a retry with the same key finds the response. */
  async #written<T>(call: BankCall<T>): Promise<T> {
    try {
      return await this.#client.call(call, { ...this.#callerOf(call), signal: null });
    } finally {
      this.#reads.clear();
    }
  }

  #callerOf({ behalf }: Pick<BankCall<unknown>, 'behalf'>): Caller {
    if (this.#user === null || behalf === undefined) return this.#caller;
    const asGuest = behalf !== 'user' && this.#user.opensAsGuest(behalf.proposal);
    return asGuest ? this.#caller : { ...this.#caller, token: this.#user.token };
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
}

function keyOf({ method, path, query, body }: BankCall<unknown>): string {
  return JSON.stringify([method, path, query ?? null, body ?? null]);
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof BankFailure) return null;
    throw error;
  }
}
