import { bankCredential, SERVICE_KEY_HEADER } from '@prendarios/servers/bankCredential';
import { BankSession } from '../../gateway/src/bank/BankSession.ts';
import { CatalogueCache } from '../../gateway/src/bank/CatalogueCache.ts';
import { type BankCall, BankClient, type Marked } from '../../gateway/src/bank/BankClient.ts';
import { bankSources } from '../../gateway/src/bank/sources.ts';

/** Stands for any argument: a text where a text is wanted, and an object where one is looked into. */
const ANYTHING: unknown = Object('00000000-0000-4000-8000-00000000fa17');

/** A session that records calls instead of making them. */
class Recorder extends BankSession {
  readonly calls: BankCall<unknown>[] = [];

  #keep<T>(call: BankCall<T>): Promise<T> {
    this.calls.push(call);
    // The reader of the answer gets an empty list: only the call matters here.
    return Promise.resolve([] as T);
  }
  override read<T>(call: BankCall<T>): Promise<T> {
    return this.#keep(call);
  }
  override readAgain<T>(call: BankCall<T>): Promise<T> {
    return this.#keep(call);
  }
  override async marked<T>(call: BankCall<T>): Promise<Marked<T>> {
    return { answer: await this.#keep(call), mark: null };
  }
  override write<T>(call: BankCall<T>): Promise<T> {
    return this.#keep(call);
  }
  override optionalCatalogue<T>(call: BankCall<T>): Promise<T> {
    return this.#keep(call);
  }
  override catalogue<T>(call: BankCall<T>): Promise<T> {
    return this.#keep(call);
  }
}

/** Every call that any source of the gateway makes, found by calling each of their methods. */
export async function everyCall(): Promise<BankCall<unknown>[]> {
  const client = new BankClient({
    apiUrl: 'http://127.0.0.1:1/api',
    credential: bankCredential({ key: 'x', header: SERVICE_KEY_HEADER }),
  });
  const caller = {
    requestId: 'r',
    subject: null,
    clientAddress: null,
    idempotencyKey: null,
    token: null,
    signal: null,
  };
  const session = new Recorder(client, new CatalogueCache(), caller);
  for (const source of Object.values(bankSources(session))) {
    const own = [
      ...Object.getOwnPropertyNames(source),
      ...Object.getOwnPropertyNames(Object.getPrototypeOf(source)),
    ];
    for (const name of own) {
      const method: unknown = Reflect.get(source, name);
      if (name === 'constructor' || typeof method !== 'function') continue;
      await Promise.resolve(Reflect.apply(method, source, [ANYTHING, ANYTHING, ANYTHING])).catch(
        () => undefined,
      );
    }
  }
  await client.close();
  return [...new Map(session.calls.map((call) => [call.name, call])).values()];
}
