import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { savedOperations } from '../../gateway/playground/savedOperations.ts';
import type { CallMap } from '../../gateway/src/developers/callMap.ts';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { everyCall } from '../faults/everyCall.ts';
import { readRequirements } from '../ledger/ledger.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';
import { cover, type Coverage, endpointsOf, type FileRoute, usersOf } from './coverage.ts';
import { FILE_ROUTES, type RouteNote, UNUSED } from './coverageNotes.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const schemaText = readFileSync(join(root, 'schema.graphql'), 'utf8');
const clientSources = sourceFiles('client/src', ['.ts', '.tsx']).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);
const operationFiles = sourceFiles('client/src', ['.graphql']);

async function openApi(): Promise<unknown> {
  const bank = await testBank();
  try {
    return (await bank.app.inject('/api/docs/json')).json();
  } finally {
    await bank.close();
  }
}

/** What the gateway asks the bank for when a browser goes to that route. */
async function routeOf(gateway: Running, name: string, note: RouteNote): Promise<FileRoute> {
  gateway.bank.received.length = 0;
  await gateway.app.inject({
    method: note.method,
    url: note.url,
    headers: { cookie: await gateway.cookieFor(PROPOSAL), ...note.headers },
    ...(note.body === undefined ? {} : { payload: note.body }),
  });
  const [received] = gateway.bank.received;
  return {
    name,
    call: { name, method: received?.method ?? '', path: received?.url.replace(/^\/api/, '') ?? '' },
    used: clientSources.some((path) => note.client.test(readSource(path))),
  };
}

async function fileRoutes(): Promise<FileRoute[]> {
  const gateway = await runGateway();
  const found: FileRoute[] = [];
  for (const [name, note] of Object.entries(FILE_ROUTES)) found.push(await routeOf(gateway, name, note));
  await gateway.close();
  return found;
}

/** The bank's contract, the gateway's calls and the client's operations as they are in this tree. */
export const productCoverage = async (): Promise<Coverage> => ({
  endpoints: endpointsOf(await openApi()),
  ids: readRequirements()
    .filter(({ kind }) => kind === 'call')
    .map(({ id }) => id),
  calls: await everyCall(),
  schema: buildSchema(schemaText),
  documents: operationFiles.map((path) => parse(readSource(path))),
  routes: await fileRoutes(),
  unused: UNUSED,
});

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const inOrder = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([one], [two]) => (one < two ? -1 : 1)));

/** The map that the developer pages show, of a coverage. */
export function callMapOf(product: Coverage): CallMap {
  const saved = savedOperations(
    Object.fromEntries(operationFiles.map((path) => [`/${path}`, readSource(path)])),
    schemaText,
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

/** The generated module's text. */
export const callMapModule = (map: CallMap): string =>
  `import type { CallMap } from '../developers/callMap.ts';\n\nexport const callMap: CallMap = ${JSON.stringify(map, null, 1)};\n`;

export const CALL_MAP_FILE = join(root, 'gateway/src/generated/callMap.ts');
