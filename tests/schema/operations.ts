import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, NoDeprecatedCustomRule, parse, validate } from 'graphql';
import { root } from '../support/sourceFiles.ts';

export const currentSchema = (): string => readFileSync(join(root, 'schema.graphql'), 'utf8');

/** Returns the text of the client's persisted operations. */
export function clientOperations(): string[] {
  const text = readFileSync(join(root, 'client/src/generated/persisted-documents.json'), 'utf8');
  // Codegen maps each hash to an operation's text.
  return Object.values(JSON.parse(text) as Record<string, string>);
}

/** Returns a message for each validation error and each deprecated field of the operations. */
export function brokenOperations(schema: string, operations: readonly string[]): string[] {
  const built = buildSchema(schema);
  return operations.flatMap((text) => {
    const document = parse(text);
    const faults = [...validate(built, document), ...validate(built, document, [NoDeprecatedCustomRule])];
    return faults.map(({ message }) => message);
  });
}
