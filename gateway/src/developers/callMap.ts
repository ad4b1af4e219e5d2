import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const names = z.array(z.string());
const callMap = z.object({
  /** In the order of the bank's contract. `served`: fields as `Type.field`, file routes as `METHOD /path`. */
  calls: z.array(z.object({ method: z.string(), path: z.string(), served: names, operations: names })),
  /** Client operations that select a field, by `Type.field`. */
  users: z.record(z.string(), names),
  /** Screens that use an operation, as client folders. */
  screens: z.record(z.string(), names),
});
/** Maps the bank's calls to the screens that use them. */
export type CallMap = z.infer<typeof callMap>;

/** Not committed; written by `npm run build:developers` and by the first `npm start`. */
const FILE = new URL('../../dist/callMap.json', import.meta.url);

export const hasCallMap = (): boolean => existsSync(FILE);

/** Returns the last built map; empty if there is none. */
export function readCallMap(): CallMap {
  if (!hasCallMap()) return { calls: [], users: {}, screens: {} };
  return callMap.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}
