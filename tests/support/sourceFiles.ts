import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const leftOut = new Set(['node_modules', 'dist', 'generated', 'storybook-static', '.cache', '.data', '.git']);

/** Returns the paths, relative to the root, of files under `directory` with one of the `endings`. */
export function sourceFiles(directory: string, endings: string[]): string[] {
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) ? [] : sourceFiles(path, endings);
    return endings.some((ending) => entry.name.endsWith(ending)) ? [relative('.', path)] : [];
  });
}

export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
