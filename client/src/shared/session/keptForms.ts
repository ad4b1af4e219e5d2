import { currentSession } from './sessionStore.ts';

/**
 * Unsent form values, saved on this device for 30 minutes (docs/security.md#saved-forms). They are encrypted in
 * IndexedDB with a key that the gateway issues only to this browser. If the browser has no storage or the gateway does
 * not respond, nothing is saved and nothing fails.
 */
const DATABASE = 'prendarios-forms';
const STORE = 'forms';
const LIFE_MS = 30 * 60_000;

type Values = Readonly<Record<string, unknown>>;
type Kept = { at: number; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer.')));
  });
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await settled(opening);
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

let asked: Promise<CryptoKey> | null = null;

async function askForKey(): Promise<CryptoKey> {
  const response = await fetch('/form-key', { method: 'POST' });
  if (!response.ok) throw new Error(`The key of the forms was refused: ${response.status}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway's key; `importKey` rejects invalid keys
  const { key } = (await response.json()) as { key: string };
  const bytes = Uint8Array.from(atob(key), (letter) => letter.codePointAt(0) ?? 0);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function keyOfBrowser(): Promise<CryptoKey> {
  asked ??= askForKey();
  try {
    return await asked;
  } catch (error) {
    asked = null;
    throw error;
  }
}

/** Authenticated data: the ciphertext can only be decrypted for the same person and the same form. */
function boundTo(name: string): Uint8Array<ArrayBuffer> {
  const session = currentSession();
  return new TextEncoder().encode(`${session.kind === 'user' ? session.userId : 'guest'} ${name}`);
}

/**
 * The latest store operation. Operations run in order, so that an earlier save cannot restore a form that was deleted.
 */
let before: Promise<unknown> = Promise.resolve();

function courtesy<Result>(run: () => Promise<Result>): Promise<Result | null> {
  const turn = (async () => {
    await before;
    try {
      return await run();
    } catch {
      return null;
    }
  })();
  before = turn;
  return turn;
}

export async function keepForm(name: string, values: Values): Promise<void> {
  await courtesy(async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: boundTo(name) },
      await keyOfBrowser(),
      new TextEncoder().encode(JSON.stringify(values)),
    );
    const kept: Kept = { at: Date.now(), iv, data };
    await inStore('readwrite', (store) => store.put(kept, name));
  });
}

export async function forgetForm(name: string): Promise<void> {
  await courtesy(() => inStore('readwrite', (store) => store.delete(name)));
}

/** Deletes all saved forms, so that the next person finds none. */
export async function forgetForms(): Promise<void> {
  await courtesy(() => inStore('readwrite', (store) => store.clear()));
}

/** Returns the values kept for this form and person; null if there are none, or they can no longer be decrypted. */
export async function keptForm(name: string): Promise<Values | null> {
  return courtesy(async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keepForm` writes there
    const kept = (await inStore('readonly', (store) => store.get(name))) as Kept | undefined;
    if (kept === undefined) return null;
    if (Date.now() - kept.at > LIFE_MS) {
      await inStore('readwrite', (store) => store.delete(name));
      return null;
    }
    const { iv, data } = kept;
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: boundTo(name) },
      await keyOfBrowser(),
      data,
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- encrypted by `keepForm`
    return JSON.parse(new TextDecoder().decode(text)) as Values;
  });
}
