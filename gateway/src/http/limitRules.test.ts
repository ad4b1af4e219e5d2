import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationCost } from './limitRules.ts';

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
});
