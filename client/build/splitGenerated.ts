import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/(graphql|hooks)\.ts$/;
const PART = /^(.*\/generated\/(?:graphql|hooks)\.ts)\?only=(\w+)$/;
const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*'([^']*\/generated\/(?:graphql|hooks)\.ts)';/g;

/** Rewrites `import { A, type B } from '…'`: one module for each value; types stay as they are. */
export function splitImports(code: string): string {
  return code.replaceAll(IMPORT, (_whole, list: string, from: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const types = names.filter((name) => name.startsWith('type '));
    const values = names.filter((name) => !name.startsWith('type '));
    return [
      ...values.map((name) => `import { ${name} } from '${from}?only=${name}';`),
      ...(types.length > 0 ? [`import { ${types.join(', ')} } from '${from}';`] : []),
    ].join(' ');
  });
}

/** One of the generated documents; each contains its fragments. */
export function documentPart(source: string, name: string): string | null {
  const line = source.split('\n').find((each) => each.startsWith(`export const ${name} = `));
  return line?.replace(/ as unknown as DocumentNode<[^;]*>;$/, ';') ?? null;
}

/** One of the generated hooks, which imports the module of its document. */
export function hookPart(source: string, name: string): string | null {
  const start = source.indexOf(`export function ${name}(`);
  if (start === -1) return null;
  const body = source.slice(start, source.indexOf('\n}', start) + 2);
  const head = source.slice(0, source.indexOf('export function '));
  const document = /\(documents\.(\w+Document)/.exec(body)?.[1];
  if (document === undefined) return null;
  return [
    head.replace('import * as documents from', 'import type * as documents from'),
    `import { ${document} } from './graphql.ts?only=${document}';`,
    body.replaceAll(`(documents.${document}`, `(${document}`),
  ].join('\n');
}

/**
 * Codegen writes one module of documents and one of hooks, which all screens share: a bundler would put both,
 * whole, into the first chunk. In the build each document and each hook is a module and is loaded with its screen.
 */
export function splitGenerated(): Plugin {
  return {
    name: 'prendarios-split-generated',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (GENERATED.test(id) || !/\.tsx?$/.test(id) || !code.includes('/generated/')) return null;
      return { code: splitImports(code), map: null };
    },
    async load(id) {
      const [, file, name] = PART.exec(id) ?? [];
      if (file === undefined || name === undefined) return null;
      const source = await readFile(file, 'utf8');
      const part = file.endsWith('hooks.ts') ? hookPart(source, name) : documentPart(source, name);
      if (part === null) throw new Error(`${file} has no ${name}.`);
      return { code: part, moduleType: 'ts' };
    },
  };
}
