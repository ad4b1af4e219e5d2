import { importedModules, importedPath } from './imports.ts';

/** Source folders of the workspace packages that others import by name. */
const PACKAGES = { '@prendarios/rules/': 'rules/src/', '@prendarios/design-system/': 'design-system/src/' };

/** Returns the path of the module `name` as imported by `path`; the `.ts` or `.tsx` extension may be missing. */
function placeOf(path: string, name: string): string {
  const ours = importedPath(path, name);
  if (ours !== undefined) return ours;
  const [own, folder] = Object.entries(PACKAGES).find(([start]) => name.startsWith(start)) ?? ['', ''];
  return folder === '' ? name : `${folder}${name.slice(own.length)}`;
}

/** Maps each source to the sources it imports, type imports and `import()` included. */
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

/** Returns import cycles as 'a → b → a'. If several cycles share a file, at least one of them is found. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
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
