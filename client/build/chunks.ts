import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Group = {
  test?: RegExp;
  debugName?: string;
  name: string | ((id: string, graph: Graph) => string | null);
  priority: number;
  minShareCount?: number;
};

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The chunks that `entry` imports statically, without `entry` itself. */
function closureOf(entry: string, graph: Graph): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(entry);
  return seen;
}

function loadedWith(name: string, entry: string, priority: number): Group {
  let closure: Set<string> | undefined;
  return {
    debugName: name,
    name: (id, graph) => ((closure ??= closureOf(entry, graph)).has(id) ? name : null),
    priority,
  };
}

/**
 * Few large scripts in place of a hundred small ones, which compress badly: the code that the landing page needs (every
 * page has it then), the code of the application's shell, the code of forms, and the code that most screens share.
 */
export const groups: Group[] = [
  loadedWith('base', source('app/landing/main.tsx'), 3),
  loadedWith('shell', source('app/main.tsx'), 2),
  {
    name: 'forms',
    test: /node_modules\/(react-hook-form|@hookform|zod)\/|rules\/src\/forms\/(schema|fields|messages)|src\/shared\/forms\//,
    priority: 1,
  },
  { name: 'steps', priority: 0, minShareCount: 20 },
];
