import type { Plugin } from 'vite';
import { readManifest, staticClosure } from './manifest.ts';

const PUBLIC_ID = 'virtual:screen-scripts';
const RESOLVED_ID = `\0${PUBLIC_ID}`;

/**
 * `virtual:screen-scripts`, for the server's build, which follows the browser's: `scriptsOf(modules)` returns the paths
 * of the scripts that modules of `src/` load besides those of every screen. Throws for a module without a script.
 */
export function screenScripts(dist: string): Plugin {
  return {
    name: 'prendarios-screen-scripts',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null;
      const manifest = await readManifest(dist);
      const everywhere = new Set(staticClosure(manifest, ['app.html']).map(({ file }) => file));
      const modules = Object.keys(manifest).filter((key) => key.startsWith('src/'));
      const scripts = Object.fromEntries(
        modules.map((key) => [
          key.slice('src/'.length),
          staticClosure(manifest, [key]).flatMap(({ file }) => (everywhere.has(file) ? [] : `/${file}`)),
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
