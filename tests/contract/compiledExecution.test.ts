import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  isInputType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompiledExecution } from '../../gateway/src/http/compiledExecution.ts';
import { valueOf } from './anySelection.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
/** The operations of the client, by their beginnings: fast-check prints what it was given. */
const operations = new Map(
  Object.values(
    JSON.parse(read('client/src/generated/persisted-documents.json')) as Record<string, string>,
  ).map((text) => [/(?:query|mutation) \w+/.exec(text)?.[0] ?? text, parse(text)] as const),
);

/** Dice that fall the same for the same seed, whoever throws them in whatever order. */
function dice(seed: number, ...place: readonly (string | number)[]): number {
  let hash = seed;
  for (const sign of place.join('/'))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % 1000;
}

const SCALARS: Readonly<Record<string, unknown>> = { Int: 7, Float: 1.5, Boolean: true };

type Node = { place: (string | number)[] };

/**
 * Within a list either something fails or something comes later, by the seed: of an entry that is still awaited when
 * another fails, graphql-js leaves the rejection to nobody.
 */
const comesLater = (seed: number, place: readonly (string | number)[]) =>
  (seed % 3 === 0 || !place.some((sign) => typeof sign === 'number')) && dice(seed, ...place, 'later') < 300;
const mayFail = (seed: number, place: readonly (string | number)[]) =>
  seed % 3 !== 0 || !place.some((sign) => typeof sign === 'number');

/** What a resolver gives for a type: all that a bank's answer could make of it, faults included. */
function given(type: GraphQLOutputType, seed: number, place: (string | number)[]): unknown {
  const roll = dice(seed, ...place);
  const fails = mayFail(seed, place) && roll < 60;
  if (fails && roll < 40) return null;
  if (fails) throw new Error(`no ${place.join('.')}`);
  if (isNonNullType(type)) return given(type.ofType, seed, [...place, '!']);
  if (isListType(type)) {
    return Array.from({ length: roll % 4 }, (_, at) => {
      const itemPlace = [...place, at];
      const isNull = mayFail(seed, itemPlace) && dice(seed, ...itemPlace, '?') < 30;
      return isNull ? null : itemOf(type.ofType, seed, itemPlace);
    });
  }
  return itemOf(type, seed, place);
}

function itemOf(type: GraphQLOutputType, seed: number, place: (string | number)[]): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return given(inner, seed, place);
  if (isObjectType(inner)) return { place } satisfies Node;
  if (isEnumType(inner)) {
    const names = inner.getValues().map(({ name }) => name);
    const isWrong = mayFail(seed, place) && dice(seed, ...place, 'enum') < 30;
    return isWrong ? 'NO_SUCH_VALUE' : names[dice(seed, ...place) % names.length];
  }
  return SCALARS[getNamedType(inner).name] ?? place.join('.');
}

/** The product's schema, every field of which gives something of its own, at once or later. */
const schema = buildSchema(read('schema.graphql'));
for (const type of Object.values(schema.getTypeMap())) {
  if (isAbstractType(type))
    throw new Error('the schema has an abstract type now: give it a resolveType here');
  if (!isObjectType(type) || type.name.startsWith('__')) continue;
  for (const field of Object.values(type.getFields())) {
    field.resolve = (source: Node | undefined, args: object, { seed }: { seed: number }) => {
      const place = [...(source?.place ?? []), field.name, JSON.stringify(args)];
      const give = () => given(field.type, seed, place);
      return comesLater(seed, place) ? Promise.resolve().then(give) : give();
    };
  }
}
const execution = new CompiledExecution(schema);

function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  seed: number,
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type: node }) => {
      const name = variable.name.value;
      const type = typeFromAST(schema, node);
      const roll = dice(seed, 'variable', name);
      if (!isInputType(type) || (roll < 60 && !isNonNullType(type))) return [];
      return [[name, roll < 90 ? null : roll < 130 ? { wrong: true } : valueOf(type, {})] as const];
    }),
  );
}

/** Where in the answer an error left null: at its own field, or at the first above that may be null. */
function nullOf(data: unknown, path: readonly (string | number)[]): string {
  let here = data;
  for (const [at, key] of path.entries()) {
    if (here === null || here === undefined) return path.slice(0, at).join('.');
    here = (here as Record<string | number, unknown>)[key];
  }
  return path.join('.');
}

/**
 * The nulls that errors explain, and the words of those that belong to no field. Which of several errors within a part
 * that became null are told is free (GraphQL, "Handling Execution Errors"), and fields that end later may tell theirs.
 */
const explained = ({ data, errors }: ExecutionResult) => [
  ...new Set((errors ?? []).map(({ message, path }) => (path ? nullOf(data, path) : message))),
];

const plain = ({ data }: ExecutionResult): unknown => JSON.parse(JSON.stringify({ data }));

async function bothWays(document: DocumentNode | undefined, seed: number) {
  if (document === undefined) throw new Error('no such operation');
  const operation = getOperationAST(document);
  if (operation === null || operation === undefined)
    throw new Error('a document of one operation was expected');
  const variables = variablesOf(operation, seed);
  const usual = await execute({ schema, document, variableValues: variables, contextValue: { seed } });
  const compiled = await execution.run({
    document,
    operation,
    operationName: operation.name?.value ?? null,
    variables,
    context: { seed },
  });
  return { usual, compiled };
}

describe('an operation that was made a function', () => {
  it('answers what graphql-js answers, whatever the resolvers give', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations.keys()), fc.integer({ min: 1 }), async (name, seed) => {
        const { usual, compiled } = await bothWays(operations.get(name), seed);
        expect(plain(compiled)).toEqual(plain(usual));
        expect(explained(compiled).toSorted()).toEqual(explained(usual).toSorted());
      }),
      { numRuns: 1000, seed: 20_261_121 },
    );
  });
});
