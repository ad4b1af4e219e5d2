import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
);
/** The chunks of a build, by the module that each is named after. */
export type Manifest = z.infer<typeof manifestShape>;

export async function readManifest(dist: string): Promise<Manifest> {
  return manifestShape.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));
}

/**
 * Chunks that must be there before `entries` run: their own and those that they import, each once.
 * @throws if the build has no chunk for one of them.
 */
export function staticClosure(manifest: Manifest, entries: readonly string[]) {
  const seen = new Map<string, Manifest[string]>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    seen.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...seen.values()];
}
