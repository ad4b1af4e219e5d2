import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, parse, validate } from 'graphql';
import { root } from '../support/sourceFiles.ts';

const LANDED = join(root, 'tests/schema/landed.graphql');
const CURRENT = join(root, 'schema.graphql');
const OPERATIONS = join(root, 'client/src/generated/persisted-documents.json');

const read = (path: string): string => readFileSync(path, 'utf8');

/** The schema that clients were last promised, and the one of this tree. */
export const landedSchema = () => read(LANDED);
export const currentSchema = () => read(CURRENT);

/** The client's operations as they are sent. */
export function clientOperations(): string[] {
  // Written by codegen: a text for each hash.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.values(JSON.parse(read(OPERATIONS)) as Record<string, string>);
}

/** The parts of `before` that `after` breaks, a line each. */
export function breakingChanges(before: string, after: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description);
}

/** What the operations ask for and `schema` does not have, a line each. */
export function brokenOperations(schema: string, operations: readonly string[]): string[] {
  const built = buildSchema(schema);
  return operations.flatMap((text) => validate(built, parse(text)).map(({ message }) => message));
}

/** Promises the schema of this tree from now on. */
export function landSchema(): void {
  writeFileSync(LANDED, currentSchema());
}
