import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { LIMITS } from '../http/limits.ts';

/** `rootFields`: fields at the top of the selection, including those of its fragments, without `__typename`. */
type Cost = Readonly<{
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
  rootFields: number;
}>;

export const MEASURES = ['depth', 'fields', 'aliases', 'directives'] as const;
export type OperationLimits = Readonly<Record<(typeof MEASURES)[number], number>>;

const NOTHING: Cost = { depth: 0, fields: 0, aliases: 0, directives: 0, rootFields: 0 };
/** Introspection has a separate switch, and its depth and fields cause no bank calls. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type';

const plus = (one: Cost, two: Cost): Cost => ({
  depth: Math.max(one.depth, two.depth),
  fields: one.fields + two.fields,
  aliases: one.aliases + two.aliases,
  directives: one.directives + two.directives,
  rootFields: one.rootFields + two.rootFields,
});

/**
 * Computes operation costs with fragments expanded. Caches the cost of each fragment, so that every node is visited
 * once even if a chain of fragments doubles at each link.
 */
class DocumentCosts {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #known = new Map<string, Cost>();

  constructor(document: DocumentNode) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
    }
  }

  of(operation: OperationDefinitionNode): Cost {
    const cost = this.#ofSet(operation.selectionSet);
    return { ...cost, directives: cost.directives + (operation.directives?.length ?? 0) };
  }

  #ofSet(set: SelectionSetNode): Cost {
    let total = NOTHING;
    for (const selection of set.selections) {
      total = plus(total, this.#ofSelection(selection));
      const directives = selection.directives?.length ?? 0;
      if (directives > 0) total = { ...total, directives: total.directives + directives };
    }
    return total;
  }

  #ofSelection(selection: SelectionNode): Cost {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.#ofSet(selection.selectionSet);
    const name = selection.name.value;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(name);
    const inner = selection.selectionSet === undefined ? NOTHING : this.#ofSet(selection.selectionSet);
    const counted = isIntrospection(name) ? { ...inner, depth: 0, fields: 0 } : inner;
    return {
      depth: counted.depth + 1,
      fields: counted.fields + 1,
      aliases: counted.aliases + (selection.alias === undefined ? 0 : 1),
      directives: counted.directives,
      rootFields: name === '__typename' ? 0 : 1,
    };
  }

  #ofFragment(name: string): Cost {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // Set before descending to stop at a self-referencing fragment; another rule rejects it.
    this.#known.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    const cost = fragment === undefined ? NOTHING : this.#ofSet(fragment.selectionSet);
    this.#known.set(name, cost);
    return cost;
  }
}

/** Returns the cost of each operation in the document. */
export function operationCosts(document: DocumentNode): { operation: OperationDefinitionNode; cost: Cost }[] {
  const costs = new DocumentCosts(document);
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? [{ operation, cost: costs.of(operation) }] : [],
  );
}

type Breach = Readonly<{ what: string; limit: number }>;

function breachOf(
  { operation }: OperationDefinitionNode,
  cost: Cost,
  limits: OperationLimits,
): Breach | null {
  if (operation === OperationTypeNode.MUTATION && cost.rootFields > LIMITS.rootMutations) {
    return { what: 'mutations', limit: LIMITS.rootMutations };
  }
  const measure = MEASURES.find((name) => cost[name] > limits[name]);
  return measure === undefined ? null : { what: measure, limit: limits[measure] };
}

/**
 * Limits depth, fields, aliases, directives and root mutations of each operation, and rejects operation types that the
 * schema lacks. It runs on entering the document, before the rules for its parts, and reports only the first breach.
 */
export const limitRule =
  (limits: OperationLimits): ValidationRule =>
  (context): ASTVisitor => ({
    Document(document) {
      for (const { operation, cost } of operationCosts(document)) {
        if (!context.getSchema().getRootType(operation.operation)) {
          context.reportError(
            new GraphQLError(`There is no ${operation.operation} here.`, { nodes: operation }),
          );
        }
        const breach = breachOf(operation, cost, limits);
        if (breach === null) continue;
        const message = `The operation is over the limit of ${breach.limit} (${breach.what}).`;
        context.reportError(new GraphQLError(message, { nodes: operation }));
        return;
      }
    },
  });
