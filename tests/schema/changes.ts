import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ASTNode,
  buildASTSchema,
  buildSchema,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  findBreakingChanges,
  getDirectiveValues,
  GraphQLDeprecatedDirective,
  GraphQLSchema,
  type InputValueDefinitionNode,
  NoDeprecatedCustomRule,
  parse,
  validate,
  visit,
} from 'graphql';
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

type Definition = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

function reasonOf(node: Definition): string | null {
  const reason: unknown = getDirectiveValues(GraphQLDeprecatedDirective, node)?.['reason'];
  return typeof reason === 'string' ? reason : null;
}

/** The last day of a deprecated field, YYYY-MM-DD; null for a reason of another form. */
const lastDayOf = (reason: string | null): string | null =>
  /^Use [^.]+\. Removed after (\d{4}-\d\d-\d\d)\.$/.exec(reason ?? '')?.[1] ?? null;

/** Calls `each` for fields, arguments, input fields and enum values; a definition for which it returns null goes. */
const definitions = <T extends ASTNode>(document: T, each: (node: Definition) => null | undefined): T =>
  visit(document, { FieldDefinition: each, InputValueDefinition: each, EnumValueDefinition: each });

/** Reasons of deprecation that do not name the replacement and the last day. */
export function undatedDeprecations(schema: string): string[] {
  const undated: string[] = [];
  definitions(parse(schema), (node) => {
    const reason = reasonOf(node);
    if (reason !== null && lastDayOf(reason) === null) undated.push(`${node.name.value}: ${reason}`);
    return undefined;
  });
  return undated;
}

/** What a schema still promises on a day: without deprecated fields past their date, and types that only those use. */
function promisedOn(today: string, schema: string): GraphQLSchema {
  const kept = definitions(parse(schema), (node) => {
    const lastDay = lastDayOf(reasonOf(node));
    return lastDay !== null && lastDay < today ? null : undefined;
  });
  const built = buildASTSchema(kept);
  return new GraphQLSchema({ query: built.getQueryType(), mutation: built.getMutationType() });
}

const todayText = () => new Date().toISOString().slice(0, 10);

/** What `before` promises today (YYYY-MM-DD) and `after` does not have, a line each. */
export function breakingChanges(before: string, after: string, today = todayText()): string[] {
  const changes = findBreakingChanges(promisedOn(today, before), buildSchema(after));
  return changes.map(({ description }) => description);
}

/** What the operations ask for and `schema` does not have or deprecates, a line each. */
export function brokenOperations(schema: string, operations: readonly string[]): string[] {
  const built = buildSchema(schema);
  return operations.flatMap((text) => {
    const document = parse(text);
    const faults = [...validate(built, document), ...validate(built, document, [NoDeprecatedCustomRule])];
    return faults.map(({ message }) => message);
  });
}

/** Promises the schema of this tree from now on. */
export function landSchema(): void {
  writeFileSync(LANDED, currentSchema());
}
