import { existsSync, readFileSync } from 'node:fs';

/** How the bank's calls reach the screens. */
export type CallMap = Readonly<{
  /** In the order of the bank's contract; `served`: fields `Type.field`, and routes of files `METHOD /path`. */
  calls: readonly Readonly<{
    method: string;
    path: string;
    served: readonly string[];
    operations: readonly string[];
  }>[];
  /** The client's operations that select a field, by `Type.field`. */
  users: Readonly<Record<string, readonly string[]>>;
  /** The screens that ask an operation, as folders of the client. */
  screens: Readonly<Record<string, readonly string[]>>;
}>;

/** Not committed: `npm run call-map -w tests` writes it, as does the first `npm start`. */
const FILE = new URL('../../dist/callMap.json', import.meta.url);

/** The map as it was last built; empty if it never was. */
export function readCallMap(): CallMap {
  if (!existsSync(FILE)) return { calls: [], users: {}, screens: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own command
  return JSON.parse(readFileSync(FILE, 'utf8')) as CallMap;
}
