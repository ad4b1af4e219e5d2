import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { LIMITS } from './limits.ts';

export type Cost = { depth: number; fields: number; aliases: number; directives: number };

const NOTHING: Cost = { depth: 0, fields: 0, aliases: 0, directives: 0 };
/** Introspection is bounded by itself and by its own switch; its depth says nothing of the bank's work. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type';

const plus = (one: Cost, two: Cost): Cost => ({
  depth: Math.max(one.depth, two.depth),
  fields: one.fields + two.fields,
  aliases: one.aliases + two.aliases,
  directives: one.directives + two.directives,
});

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * What a selection costs with every fragment written out, `__typename` included. A fragment's cost is computed
 * once: a chain of fragments that doubles at every link is counted, not walked.
 */
function costOf(set: SelectionSetNode, fragments: Fragments, known: Map<string, Cost>): Cost {
  let total = NOTHING;
  for (const selection of set.selections) {
    const directives = selection.directives?.length ?? 0;
    let cost: Cost;
    if (selection.kind === Kind.FIELD) {
      const inner =
        selection.selectionSet === undefined || isIntrospection(selection.name.value)
          ? NOTHING
          : costOf(selection.selectionSet, fragments, known);
      const own = { depth: inner.depth + 1, fields: 1, aliases: selection.alias ? 1 : 0, directives };
      cost = { ...plus(inner, own), depth: own.depth };
    } else {
      const inner =
        selection.kind === Kind.INLINE_FRAGMENT
          ? costOf(selection.selectionSet, fragments, known)
          : fragmentCost(selection.name.value, fragments, known);
      cost = plus(inner, { ...NOTHING, directives });
    }
    total = plus(total, cost);
  }
  return total;
}

function fragmentCost(name: string, fragments: Fragments, known: Map<string, Cost>): Cost {
  const counted = known.get(name);
  if (counted) return counted;
  // Set before descending, so that a fragment that spreads itself ends here; another rule refuses it.
  known.set(name, NOTHING);
  const fragment = fragments.get(name);
  const cost = fragment ? costOf(fragment.selectionSet, fragments, known) : NOTHING;
  known.set(name, cost);
  return cost;
}

export function operationCost(operation: OperationDefinitionNode, fragments: Fragments): Cost {
  const cost = costOf(operation.selectionSet, fragments, new Map());
  return { ...cost, directives: cost.directives + (operation.directives?.length ?? 0) };
}

const MEASURES = ['depth', 'fields', 'aliases', 'directives'] as const;

function refuse(
  context: ValidationContext,
  operation: OperationDefinitionNode,
  what: string,
  limit: number,
): void {
  context.reportError(
    new GraphQLError(`The operation is over the limit of ${limit} (${what}).`, {
      nodes: operation,
    }),
  );
}

/** Depth, fields, aliases, directives and root mutations of every operation, and whether there is such an operation in the document. */
export const limitRule =
  (limits: Cost): ValidationRule =>
  (context): ASTVisitor => ({
    Document(document) {
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
        ),
      );
      for (const node of document.definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION) continue;
        if (!context.getSchema().getRootType(node.operation)) {
          context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
        }
        const cost = operationCost(node, fragments);
        for (const measure of MEASURES) {
          if (cost[measure] > limits[measure]) refuse(context, node, measure, limits[measure]);
        }
        if (
          node.operation === OperationTypeNode.MUTATION &&
          rootFields(node.selectionSet, fragments) > LIMITS.rootMutations
        ) {
          refuse(context, node, 'mutations', LIMITS.rootMutations);
        }
      }
    },
  });

function rootFields(set: SelectionSetNode, fragments: Fragments, visited: readonly string[] = []): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += selection.name.value === '__typename' ? 0 : 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += rootFields(selection.selectionSet, fragments, visited);
    } else if (!visited.includes(selection.name.value)) {
      const fragment = fragments.get(selection.name.value);
      const inside = [...visited, selection.name.value];
      count += fragment ? rootFields(fragment.selectionSet, fragments, inside) : 0;
    }
    if (count > LIMITS.rootMutations) return count;
  }
  return count;
}
