import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { type Cost, operationCost } from './limitRules.ts';

/** What one operation may ask for. */
export type Limits = Readonly<Cost & { tokens: number }>;

const FACTOR = 2;
/**
 * Never under these: with a manifest of few small operations, or none at all, the playground and the tests still
 * work. Production answers only what is in the manifest, whatever these are.
 */
const AT_LEAST: Limits = { depth: 8, fields: 200, aliases: 10, directives: 10, tokens: 500 };
const MEASURES = ['depth', 'fields', 'aliases', 'directives', 'tokens'] as const;

function costOf(text: string): Limits {
  const document = parse(text);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const costs = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [operationCost(node, fragments)] : [],
  );
  const most = (measure: keyof Cost) => Math.max(0, ...costs.map((cost) => cost[measure]));
  return {
    depth: most('depth'),
    fields: most('fields'),
    aliases: most('aliases'),
    directives: most('directives'),
    tokens: document.tokenCount ?? 0,
  };
}

/** Twice what the largest of the client's own operations needs, measure by measure (SECURITY 19). */
export function limitsOf(texts: Iterable<string>): Limits {
  const limits = { ...AT_LEAST };
  for (const text of texts) {
    const cost = costOf(text);
    for (const measure of MEASURES) limits[measure] = Math.max(limits[measure], cost[measure] * FACTOR);
  }
  return limits;
}
