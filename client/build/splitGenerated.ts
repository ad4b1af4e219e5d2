import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const GENERATED = /\/generated\/(graphql|hooks)\.ts$/;
const PART = /^(.*\/generated\/(?:graphql|hooks)\.ts)\?only=(\w+)$/;
const IMPORT = /import\s*\{([^{}]*)\}\s*from\s*'([^']*[#/]generated\/(?:graphql|hooks)\.ts)';/g;

/** Rewrites `import { A, type B } from '…'` to import each value from a separate module; types are unchanged. */
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

const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<[^;]*>;$/gm;

type Definition = { kind: string; name: { value: string } };
type Parts = {
  documents: Map<string, Definition[]>;
  fragments: Map<string, Definition>;
  heads: Map<string, object>;
};

/** Splits the generated module into its documents, and the fragments that several documents contain. */
function partsOf(source: string): Parts {
  const documents = new Map<string, Definition[]>();
  const heads = new Map<string, object>();
  const seen = new Map<string, Definition[]>();
  for (const [, name = '', json = ''] of source.matchAll(DOCUMENT)) {
    const { definitions, ...head }: { definitions: Definition[] } = JSON.parse(json);
    documents.set(name, definitions);
    heads.set(name, head);
    for (const definition of definitions) {
      if (definition.kind !== 'FragmentDefinition') continue;
      seen.set(definition.name.value, [...(seen.get(definition.name.value) ?? []), definition]);
    }
  }
  const shared = [...seen].filter(([, all]) => all.length > 1);
  return {
    documents,
    heads,
    fragments: new Map(shared.flatMap(([name, [one]]) => (one ? [[`${name}Fragment`, one] as const] : []))),
  };
}

/**
 * Returns the module of one generated document, which imports shared fragments, or of one shared fragment; null if
 * there is none of this name.
 */
export function documentPart(source: string, name: string): string | null {
  const { documents, heads, fragments } = partsOf(source);
  const fragment = fragments.get(name);
  if (fragment !== undefined) return `export const ${name} = ${JSON.stringify(fragment)};`;
  const definitions = documents.get(name);
  if (definitions === undefined) return null;
  const nameOf = ({ kind, name: { value } }: Definition) => {
    const shared = `${value}Fragment`;
    return kind === 'FragmentDefinition' && fragments.has(shared) ? shared : null;
  };
  const imported = definitions.flatMap((definition) => nameOf(definition) ?? []);
  const listed = definitions.map((definition) => nameOf(definition) ?? JSON.stringify(definition));
  const head = JSON.stringify(heads.get(name)).slice(1, -1);
  return [
    ...imported.map((each) => `import { ${each} } from './graphql.ts?only=${each}';`),
    `export const ${name} = {${head}${head === '' ? '' : ','}"definitions":[${listed.join(',')}]};`,
  ].join('\n');
}

/**
 * Returns the module of one generated hook, which imports its document's module; null if there is none of this name.
 */
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
 * Splits the code that codegen writes into one module of documents and one of hooks. Every screen imports both, so a
 * bundler would put all of them into the first chunk. In the build, each document, hook and shared fragment becomes a
 * module that loads with its screen.
 */
export function splitGenerated(): Plugin {
  return {
    name: 'prendarios-split-generated',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (GENERATED.test(id) || !/\.tsx?$/.test(id) || !/[#/]generated\//.test(code)) return null;
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
