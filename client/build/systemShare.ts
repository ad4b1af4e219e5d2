import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../scripts/processes/services.ts';

const system = '@prendarios/design-system/';

/**
 * Measures the design system's share of a page (gzip bytes), by building only its modules that the page's files import,
 * without React.
 */
export async function systemShare(
  entry: string,
): Promise<{ script: number; style: number; modules: number }> {
  const modules = [...systemImports(join(root, entry))].toSorted();
  const source = modules
    .map((name, index) =>
      name.endsWith('.css') ? `import '${name}';` : `export * as m${index} from '${name}';`,
    )
    .join('\n');
  return { ...(await builtAlone(source, [/^react(-dom)?($|\/)/])), modules: modules.length };
}

/** Measures the theme's component styles, which every first load includes, without MUI itself (gzip bytes). */
export async function themeComponents(): Promise<number> {
  const components = join(root, 'design-system/src/theme/components/index.ts');
  return (await builtAlone(`export * from '${components}';`, [/^@mui\//, /^@emotion\//, /^react/])).script;
}

async function builtAlone(source: string, external: RegExp[]): Promise<{ script: number; style: number }> {
  const id = join(root, 'client/system-share.js');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(root, 'client'),
    plugins: [
      {
        name: 'system-share',
        enforce: 'pre',
        resolveId: (name: string) => (name === id ? id : undefined),
        load: (name: string) => (name === id ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: id, formats: ['es'], fileName: 'share', cssFileName: 'share' },
      minify: true,
      rolldownOptions: { external },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const sum = (ending: string): number =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      // A library build inlines the font into the style sheet, but the page loads it as a file, so it does not count.
      .map((text) => gzipSync(text.replaceAll(/url\(["']?data:[^)]*\)/g, 'url()'), { level: 9 }).length)
      .reduce((total, bytes) => total + bytes, 0);
  return { script: sum('.js'), style: sum('.css') };
}

/** Returns the design system modules that a file and its relative imports import statically. */
function systemImports(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const statements = readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^']* from )?'([^']+)';/gm);
  for (const [, target = ''] of statements) {
    if (target.startsWith(system)) found.add(target);
    else if (/^\..*\.tsx?$/.test(target)) {
      for (const name of systemImports(resolve(dirname(file), target), seen)) found.add(name);
    }
  }
  return found;
}
