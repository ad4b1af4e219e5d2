import { buildSchema, type DocumentNode, parse, specifiedRules, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitRule, operationCosts } from './limitRules.ts';

const costOfText = (text: string) => operationCosts(parse(text))[0]?.cost;
const links = (count: number, type: string, link: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `fragment F${at} on ${type} { ${link(at)} }`).join(' ');
const twice = (at: number) => `...F${at + 1} ...F${at + 1}`;

describe('an operation’s cost', () => {
  it('counts fragments at each spread, and every alias', () => {
    expect(
      costOfText('query @a { x: a { b ...F @b } ...F } fragment F on Query { c { t: __typename } }'),
    ).toEqual({ depth: 3, fields: 6, aliases: 3, directives: 2, rootFields: 2 });
  });

  it('counts a chain of fragments that doubles', () => {
    const text = `{ ...F0 } ${links(40, 'Q', twice)} fragment F40 on Q { a }`;
    expect(costOfText(text)).toMatchObject({ fields: 2 ** 40, rootFields: 2 ** 40 });
  });

  it('ends at a fragment that spreads itself', () => {
    expect(costOfText('{ ...F } fragment F on Q { a ...F }')?.fields).toBe(1);
  });

  it('ignores depth and fields of introspection, but not its aliases and directives', () => {
    expect(costOfText('{ __schema { types { a: name @x fields { name } } } }')).toEqual({
      depth: 1,
      fields: 1,
      aliases: 1,
      directives: 1,
      rootFields: 1,
    });
  });
});

/** Returns the maximum number of visits to any selection of the document. */
function mostVisits(document: DocumentNode, work: () => void): number {
  let most = 0;
  const watched = (node: object, key: string, value: unknown) => {
    let visits = 0;
    const get = () => {
      visits += 1;
      most = Math.max(most, visits);
      return value;
    };
    Object.defineProperty(node, key, { get });
  };
  visit(document, {
    SelectionSet: { leave: (node) => watched(node, 'selections', node.selections) },
    Field: { leave: (node) => watched(node, 'directives', node.directives) },
    InlineFragment: { leave: (node) => watched(node, 'directives', node.directives) },
    FragmentSpread: { leave: (node) => watched(node, 'directives', node.directives) },
  });
  most = 0;
  work();
  return most;
}

const everyOther = () => Array.from({ length: 20 }, (_, at) => `...F${at}`).join(' ');

describe('computing the cost', () => {
  it.each([
    [
      '48 fragments that double over __typename only',
      `mutation { ...F0 } ${links(48, 'Mutation', twice)} fragment F48 on Mutation { __typename }`,
    ],
    ['400 fragments that double', `{ ...F0 } ${links(400, 'Query', twice)} fragment F400 on Query { a }`],
    [
      'fragments of introspection that double',
      `{ __schema { ...F0 } } ${links(48, '__Schema', twice)} fragment F48 on __Schema { __typename }`,
    ],
    ['a cycle', `{ ...F0 } ${links(48, 'Query', (at) => `...F${(at + 1) % 48}`)}`],
    ['fragments that each spread all fragments', `{ ...F0 ...F1 } ${links(20, 'Query', everyOther)}`],
    [
      'many operations over the same fragments',
      `${Array.from({ length: 20 }, (_, at) => `query Q${at} { ...F0 ... { ...F1 } }`).join(' ')} ${links(48, 'Query', twice)} fragment F48 on Query { a }`,
    ],
  ])('visits each document part once: %s', (_name, text) => {
    const document = parse(text);
    expect(mostVisits(document, () => operationCosts(document))).toBe(1);
  });
});

const schema = buildSchema('type Query { a: Query } type Mutation { a: Query }');
const limits = { depth: 3, fields: 8, aliases: 2, directives: 2 };
const refusals = (text: string) =>
  validate(schema, parse(text), [...specifiedRules, limitRule(limits)], { maxErrors: 5 }).map(
    ({ message }) => message,
  );

describe('the limit rule', () => {
  it.each([
    ['depth', '{ a { a { a { a { __typename } } } } }'],
    ['fields', `{ ${'__typename '.repeat(9)} }`],
    ['aliases', '{ b: __typename c: __typename d: __typename }'],
    ['directives', '{ __typename @skip(if: true) ... @skip(if: true) { a @skip(if: true) { __typename } } }'],
    ['mutations', 'mutation { ...F ...F } fragment F on Mutation { a { __typename } }'],
  ])('reports only the first breach: %s', (what, text) => {
    expect(refusals(text)).toEqual([
      expect.stringMatching(new RegExp(`over the limit of \\d \\(${what}\\)`)),
    ]);
  });

  it('accepts an operation within the limits, such as a mutation with __typename', () => {
    expect(refusals('mutation { __typename a { b: __typename } }')).toEqual([]);
  });

  it('reports before the errors for many unknown directives', () => {
    const [first, ...others] = refusals(`{ __typename ${'@aa '.repeat(1000)} }`);
    expect(first).toContain('(directives)');
    expect(others.length).toBeLessThanOrEqual(5);
  });

  it('rejects subscriptions', () => {
    expect(refusals('subscription { a }')).toContain('There is no subscription here.');
  });
});
