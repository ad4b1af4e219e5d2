import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getOperationAST, getVariableValues, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { savedOperations } from './savedOperations.ts';

const root = join(import.meta.dirname, '../..');
const schemaText = readFileSync(join(root, 'schema.graphql'), 'utf8');
const schema = buildSchema(schemaText);
const files = Object.fromEntries(
  globSync('client/src/**/*.graphql', { cwd: root }).map((path) => [
    `/${path}`,
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const saved = savedOperations(files, schemaText);

describe('savedOperations', () => {
  it('includes every client operation under its screen', () => {
    const operations = Object.values(files).flatMap((text) =>
      [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name]) => name),
    );
    expect(operations.length).toBeGreaterThan(30);
    expect(new Set(saved.map(({ name }) => name))).toEqual(new Set(operations));
    expect(new Set(saved.map(({ screen }) => screen))).toContain('holder/vehicle');
    expect(saved.every(({ screen }) => /^[\w/-]+$/.test(screen))).toBe(true);
  });

  it.each(saved)('$screen: $name is valid and has valid variables', ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document, specifiedRules)).toEqual([]);
    const operation = getOperationAST(document);
    const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
    expect((errors ?? []).map(({ message }) => message)).toEqual([]);
  });
});
