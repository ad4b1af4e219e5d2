import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/(graphql|hooks)\.ts$/;
const PART = /^(.*\/generated\/(?:graphql|hooks)\.ts)\?only=(\w+)$/;
const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*'([^']*\/generated\/(?:graphql|hooks)\.ts)';/g;

/** `import { A, type B } from '…'`: a module of its own for each value, the types as they were. */
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

/** One document of the generated ones: each is whole, with its fragments in it. */
export function documentPart(source: string, name: string): string | null {
  const line = source.split('\n').find((each) => each.startsWith(`export const ${name} = `));
  return line?.replace(/ as unknown as DocumentNode<[^;]*>;$/, ';') ?? null;
}

/** One hook of the generated ones, over the part that is its document. */
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
 * The generated documents and hooks are one module each, which every screen shares: a bundler puts such a module,
 * whole, into what is loaded first. In the build each document and each hook is a module, and goes with its screen.
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
