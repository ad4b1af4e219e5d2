import { expect, test } from 'vitest';
import { documentPart, hookPart, splitImports } from './splitGenerated.ts';

test('imports each value from its own module and keeps types', () => {
  const code = `import {\n  ADocument,\n  type A,\n  BDocument,\n} from '../../generated/graphql.ts';\nconst x = 1;`;
  expect(splitImports(code)).toBe(
    "import { ADocument } from '../../generated/graphql.ts?only=ADocument'; " +
      "import { BDocument } from '../../generated/graphql.ts?only=BDocument'; " +
      "import { type A } from '../../generated/graphql.ts';\nconst x = 1;",
  );
});

test('keeps type imports and imports from other modules', () => {
  const code = `import type { A } from '../generated/graphql.ts';\nimport { b } from './b.ts';`;
  expect(splitImports(code)).toBe(code);
});

const definition = (kind: string, value: string) => ({ kind, name: { kind: 'Name', value } });
const documentOf = (name: string, ...definitions: object[]) =>
  `export const ${name} = ${JSON.stringify({ kind: 'Document', definitions })} as unknown as DocumentNode<A, AVariables>;`;
const [query, shared, own] = [
  definition('OperationDefinition', 'A'),
  definition('FragmentDefinition', 'Shared'),
  definition('FragmentDefinition', 'Own'),
];
const documents = [
  `export type A = { a: string };`,
  documentOf('ADocument', query, shared, own),
  documentOf('AbDocument', definition('OperationDefinition', 'Ab'), shared),
].join('\n');

test('puts each document in its own module, which imports shared fragments', () => {
  expect(documentPart(documents, 'ADocument')).toBe(
    `import { SharedFragment } from './graphql.ts?only=SharedFragment';\n` +
      `export const ADocument = {"kind":"Document","definitions":[${JSON.stringify(query)},SharedFragment,${JSON.stringify(own)}]};`,
  );
  expect(documentPart(documents, 'SharedFragment')).toBe(
    `export const SharedFragment = ${JSON.stringify(shared)};`,
  );
  expect(documentPart(documents, 'OwnFragment')).toBeNull();
  expect(documentPart(documents, 'BDocument')).toBeNull();
});

test('puts each hook in its own module, which imports its document', () => {
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
