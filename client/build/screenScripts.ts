import type { Plugin } from 'vite';
import { readScripts, staticClosure } from './scripts.ts';
import { APP, MAIN } from './templates.ts';

const PUBLIC_ID = 'virtual:screen-scripts';
const RESOLVED_ID = `\0${PUBLIC_ID}`;

/**
 * Provides `virtual:screen-scripts` for the server build, which follows the browser build. `scriptsOf(modules)` returns
 * the paths of the scripts that modules of `src/` load in addition to those of every screen, and throws for a module
 * without a script.
 */
export function screenScripts(dist: string): Plugin {
  return {
    name: 'prendarios-screen-scripts',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const all = await readScripts(dist);
      const everywhere = new Set(staticClosure(all, [MAIN, APP]).map(({ file }) => file));
      const modules = [...all.values()]
        .flatMap((chunk) => chunk.modules)
        .filter((module) => module.startsWith('src/'));
      const scripts = Object.fromEntries(
        modules.map((module) => [
          module.slice('src/'.length),
          staticClosure(all, [module]).flatMap(({ file }) => (everywhere.has(file) ? [] : `/${file}`)),
        ]),
      );
      return `const scripts = ${JSON.stringify(scripts)};
        export function scriptsOf(modules) {
          return [...new Set(modules.flatMap((module) => {
            if (scripts[module] === undefined) throw new Error(\`The build has no script of \${module}.\`);
            return scripts[module];
          }))];
        }`;
    },
  };
}
