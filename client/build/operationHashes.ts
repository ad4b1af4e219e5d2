import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const PUBLIC_ID = 'virtual:operation-hashes';
const Manifest = z.record(z.string(), z.string());
const RESOLVED_ID = `\0${PUBLIC_ID}`;

function operationName(text: string): string | null {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? null;
}

/**
 * Provides `virtual:operation-hashes`, with a constant per trusted document, named after its operation. The landing
 * page uses it to send a hash without loading the documents of all screens.
 */
export function operationHashes(generatedFolder: string): Plugin {
  return {
    name: 'prendarios-operation-hashes',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const file = join(generatedFolder, 'persisted-documents.json');
      this.addWatchFile(file);
      const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')));
      const lines = Object.entries(manifest).flatMap(([hash, text]) => {
        const name = operationName(text);
        return name === null ? [] : [`export const ${name} = ${JSON.stringify(hash)};`];
      });
      return lines.join('\n');
    },
  };
}
