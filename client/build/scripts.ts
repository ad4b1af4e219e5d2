import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const FILE = '.vite/scripts.json';

const chunkShape = z.object({
  file: z.string(),
  imports: z.array(z.string()),
  /** Client modules in the script, relative to the client's folder. */
  modules: z.array(z.string()),
});
type Chunk = z.infer<typeof chunkShape>;

type Scripts = ReadonlyMap<string, Chunk>;

/** Writes the list of scripts, because Vite's own manifest omits modules of shared scripts. */
export function listScripts(client: string): Plugin {
  return {
    name: 'prendarios-list-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output): Chunk[] =>
        output.type === 'chunk'
          ? [
              {
                file: output.fileName,
                imports: output.imports,
                modules: output.moduleIds.map((id) => relative(client, id)),
              },
            ]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(chunks) });
    },
  };
}

export async function readScripts(dist: string): Promise<Scripts> {
  const chunks = z.array(chunkShape).parse(JSON.parse(await readFile(join(dist, FILE), 'utf8')));
  return new Map(chunks.map((chunk) => [chunk.file, chunk]));
}

/**
 * Returns the scripts that must load before `modules` run: those that contain them and all their imports, each once and
 * after its own imports.
 * @throws if a module is in no script.
 */
export function staticClosure(scripts: Scripts, modules: readonly string[]): Chunk[] {
  const inOrder = new Map<string, Chunk>();
  const seen = new Set<string>();
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const file of chunk.imports) {
      const imported = scripts.get(file);
      if (imported !== undefined) visit(imported);
    }
    inOrder.set(chunk.file, chunk);
  };
  for (const module of modules) {
    const chunk = [...scripts.values()].find((each) => each.modules.includes(module));
    if (chunk === undefined) throw new Error(`The build has no script with ${module}.`);
    visit(chunk);
  }
  return [...inOrder.values()];
}
