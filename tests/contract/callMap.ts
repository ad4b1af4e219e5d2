import { savedOperations } from '../../gateway/playground/savedOperations.ts';
import type { CallMap } from '../../gateway/src/developers/callMap.ts';
import { readSource, sourceFiles } from '../support/sourceFiles.ts';
import { cover, type Coverage, usersOf } from './coverage.ts';

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const inOrder = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([one], [two]) => (one < two ? -1 : 1)));

/** Returns the call map shown on the developer pages. */
export function callMapOf(product: Coverage): CallMap {
  const saved = savedOperations(
    Object.fromEntries(sourceFiles('client/src', ['.graphql']).map((path) => [`/${path}`, readSource(path)])),
    readSource('schema.graphql'),
  );
  return {
    calls: cover(product).rows.map(({ endpoint: { method, path }, fields, routes, operations }) => ({
      method,
      path,
      served: [...sorted(fields), ...sorted(routes)],
      operations: sorted(operations),
    })),
    users: inOrder(
      [...usersOf(product.schema, product.documents)].map(
        ([field, names]) => [field, sorted(names)] as const,
      ),
    ),
    screens: inOrder(
      [...Map.groupBy(saved, ({ name }) => name)].map(
        ([name, asked]) => [name, sorted(asked.map(({ screen }) => screen))] as const,
      ),
    ),
  };
}
