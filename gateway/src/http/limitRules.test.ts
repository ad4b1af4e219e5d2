import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { operationCost } from './limitRules.ts';
import { LIMITS } from './limits.ts';

function costOfText(text: string) {
  const { definitions } = parse(text);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('no operation');
  return operationCost(operation, fragments);
}

describe('the cost of an operation', () => {
  it('counts fragments where they are spread, and every alias', () => {
    expect(
      costOfText('query @a { x: a { b ...F @b } ...F } fragment F on Query { c { t: __typename } }'),
    ).toEqual({ depth: 3, fields: 6, aliases: 3, directives: 2 });
  });

  it('counts a chain of fragments that doubles without walking it', () => {
    const links = Array.from(
      { length: 40 },
      (_, at) => `fragment F${at} on Q { ...F${at + 1} ...F${at + 1} }`,
    );
    expect(costOfText(`{ ...F0 } ${links.join(' ')} fragment F40 on Q { a }`).fields).toBe(2 ** 40);
  });

  it('ends at a fragment that spreads itself', () => {
    expect(costOfText('{ ...F } fragment F on Q { a ...F }').fields).toBe(1);
  });

  it("leaves the client's own operations under half of each limit", () => {
    const file = readFileSync(readSettings({}).trustedDocumentsFile, 'utf8');
    const texts = Object.values(JSON.parse(file) as Record<string, string>);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const cost = costOfText(text);
      expect(cost.depth, text).toBeLessThanOrEqual(LIMITS.depth / 2 + 1);
      expect(cost.fields, text).toBeLessThanOrEqual(LIMITS.fields / 2);
      expect(cost.aliases, text).toBeLessThanOrEqual(LIMITS.aliases / 2);
      expect(cost.directives, text).toBeLessThanOrEqual(LIMITS.directives / 2);
    }
  });
});
