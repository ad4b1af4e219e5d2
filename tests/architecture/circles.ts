import { importedModules, importedPath } from './imports.ts';

/** The packages of ours that others import by name, and where their modules are. */
const PACKAGES = { '@prendarios/rules/': 'rules/src/', '@prendarios/design-system/': 'design-system/src/' };

/** Where a module that `path` imports is; only `.ts` or `.tsx` may be missing at its end. */
function placeOf(path: string, name: string): string {
  const ours = importedPath(path, name);
  if (ours !== undefined) return ours;
  const [own, folder] = Object.entries(PACKAGES).find(([start]) => name.startsWith(start)) ?? ['', ''];
  return folder === '' ? name : `${folder}${name.slice(own.length)}`;
}

/** Of each source, the others that it imports: for types only and by `import()` too. */
export function importGraph(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const [path, text] of sources) {
    const found = importedModules(path, text)
      .map((name) => placeOf(path, name))
      .flatMap((place) => [place, `${place}.ts`, `${place}.tsx`].filter((one) => sources.has(one)));
    graph.set(path, [...new Set(found)]);
  }
  return graph;
}

/** Files that lead back to themselves, as paths 'a → b → a'; of circles that share a file, at least one. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, above: readonly string[]): void => {
    const start = above.indexOf(path);
    if (start !== -1) found.push([...above.slice(start), path].join(' → '));
    if (start !== -1 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...above, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
}
