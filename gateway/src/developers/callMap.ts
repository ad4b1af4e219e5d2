import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.array(z.string());
const callMap = z.object({
  /** In the order of the bank's contract; `served`: fields `Type.field`, and routes of files `METHOD /path`. */
  calls: z.array(z.object({ method: z.string(), path: z.string(), served: names, operations: names })),
  /** The client's operations that select a field, by `Type.field`. */
  users: z.record(z.string(), names),
  /** The screens that ask an operation, as folders of the client. */
  screens: z.record(z.string(), names),
});
/** How the bank's calls reach the screens. */
export type CallMap = z.infer<typeof callMap>;

/** Not committed: `npm run build:developers` writes it, as does the first `npm start`. */
const FILE = new URL('../../dist/callMap.json', import.meta.url);

export const hasCallMap = (): boolean => existsSync(FILE);

/** The map as it was last built; empty if it never was. */
export function readCallMap(): CallMap {
  if (!hasCallMap()) return { calls: [], users: {}, screens: {} };
  return callMap.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
