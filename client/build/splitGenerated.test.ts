import { expect, test } from 'vitest';
import { documentPart, hookPart, splitImports } from './splitGenerated.ts';

test('each imported value becomes a module of its own; types stay', () => {
  const code = `import {\n  ADocument,\n  type A,\n  BDocument,\n} from '../../generated/graphql.ts';\nconst x = 1;`;
  expect(splitImports(code)).toBe(
    "import { ADocument } from '../../generated/graphql.ts?only=ADocument'; " +
      "import { BDocument } from '../../generated/graphql.ts?only=BDocument'; " +
      "import { type A } from '../../generated/graphql.ts';\nconst x = 1;",
  );
});

test('imports of types, or from other modules, do not change', () => {
  const code = `import type { A } from '../generated/graphql.ts';\nimport { b } from './b.ts';`;
  expect(splitImports(code)).toBe(code);
});

const documents = [
  `export type A = { a: string };`,
  `export const ADocument = {"kind":"Document","definitions":[]} as unknown as DocumentNode<A, AVariables>;`,
  `export const AbDocument = {"kind":"Document"} as unknown as DocumentNode<Ab, AbVariables>;`,
].join('\n');

test('the module of a document holds only that document', () => {
  expect(documentPart(documents, 'ADocument')).toBe(
    'export const ADocument = {"kind":"Document","definitions":[]};',
  );
  expect(documentPart(documents, 'BDocument')).toBeNull();
});

test('the module of a hook holds only that hook and imports its document', () => {
  const hooks = [
    `import * as documents from './graphql.ts';`,
    ``,
    `export function useAQuery(options?: X<documents.A>) {`,
    `  return useQuery<documents.A>(documents.ADocument, options);`,
    `}`,
    `export function useBQuery() {`,
    `  return useQuery(documents.BDocument);`,
    `}`,
  ].join('\n');
  const part = hookPart(hooks, 'useAQuery');
  expect(part).toContain(`import type * as documents from './graphql.ts';`);
  expect(part).toContain(`import { ADocument } from './graphql.ts?only=ADocument';`);
  expect(part).toContain(`return useQuery<documents.A>(ADocument, options);`);
  expect(part).not.toContain('useBQuery');
  expect(hookPart(hooks, 'useCQuery')).toBeNull();
});
