import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { type Running, runGateway } from '../../gateway/src/testing/gateway.ts';
import { testBank } from '../../upstream/bank/src/testing/bank.ts';
import { everyCall } from '../faults/everyCall.ts';
import { readRequirements } from '../ledger/ledger.ts';
import { readSource, root, sourceFiles } from '../support/sourceFiles.ts';
import { type Coverage, endpointsOf, type FileRoute } from './coverage.ts';
import { FILE_ROUTES, type RouteNote, UNUSED } from './coverageNotes.ts';

const PROPOSAL = '00000000-0000-4000-8000-000000000001';
const schemaText = readFileSync(join(root, 'schema.graphql'), 'utf8');
const clientSources = sourceFiles('client/src', ['.ts', '.tsx']).filter(
  (path) => !/\.test\.tsx?$/.test(path),
);

async function openApi(): Promise<unknown> {
  const bank = await testBank();
  try {
    return (await bank.app.inject('/api/docs/json')).json();
  } finally {
    await bank.close();
  }
}

/** Requests a file route of the gateway and returns the bank call it makes. */
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

/** Reads the bank's contract, the gateway's calls, schema and routes, and the client's operations. */
export const theProduct = async (): Promise<Coverage> => ({
  endpoints: endpointsOf(await openApi()),
  ids: readRequirements()
    .filter(({ kind }) => kind === 'call')
    .map(({ id }) => id),
  calls: everyCall(),
  schema: buildSchema(schemaText),
  documents: sourceFiles('client/src', ['.graphql']).map((path) => parse(readSource(path))),
  routes: await fileRoutes(),
  unused: UNUSED,
});

/** Maps `flows/holder/steps/insurance/insurance.graphql` to the screen `holder/insurance`. */
const screenOf = (path: string) =>
  path
    .replace(/^client\/src\//, '')
    .split('/')
    .slice(0, -1)
    .filter((folder) => !['flows', 'steps', 'parts'].includes(folder))
    .join('/');

/** Returns the screens, named by client folder, that use an operation or a file route. */
export function screensOf(name: string): string[] {
  const note = FILE_ROUTES[name];
  const paths =
    note === undefined
      ? sourceFiles('client/src', ['.graphql']).filter((path) =>
          new RegExp(`\\b(query|mutation) ${name}\\b`).test(readSource(path)),
        )
      : clientSources.filter((path) => note.client.test(readSource(path)));
  return [...new Set(paths.map(screenOf))];
}
