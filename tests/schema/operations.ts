import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { root } from '../support/sourceFiles.ts';

export const currentSchema = (): string => readFileSync(join(root, 'schema.graphql'), 'utf8');

/** The client's operations as they are sent. */
export function clientOperations(): string[] {
  const text = readFileSync(join(root, 'client/src/generated/persisted-documents.json'), 'utf8');
  // Written by codegen: a text for each hash.
  return Object.values(JSON.parse(text) as Record<string, string>);
}

/** One line per field that an operation selects and `schema` lacks or deprecates. */
export function brokenOperations(schema: string, operations: readonly string[]): string[] {
  const built = buildSchema(schema);
  return operations.flatMap((text) => {
    const document = parse(text);
    const faults = [...validate(built, document), ...validate(built, document, [NoDeprecatedCustomRule])];
    return faults.map(({ message }) => message);
  });
}
