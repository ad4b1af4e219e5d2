import { expect, it } from 'vitest';
import { z } from 'zod';

/** Reads routes from React elements as plain data, without rendering screens. */
const element = z.object({
  props: z.object({ path: z.string().optional(), children: z.unknown().optional() }),
});
/** Imported dynamically so that tsc does not follow them: their own packages check their types. */
const CLIENT_ROUTES = '../../client/src/app/AppRoutes.tsx';
const E2E_ROUTES = '../../e2e/support/routes.ts';
const table = z.object({ ROUTES: z.array(z.object({ route: z.string() })) });
const routes = z.object({ AppRoutes: z.custom<() => unknown>((value) => typeof value === 'function') });

/** Expands a path with optional segments, such as `/vivere?/biometria`, into all its paths. */
function spelled(path: string): string[] {
  const [whole, part] = /\/([^/]+)\?(?=\/|$)/.exec(path) ?? [];
  if (whole === undefined) return [path];
  return [path.replace(whole, `/${part}`), path.replace(whole, '')].flatMap(spelled);
}

function pathsIn(node: unknown, above = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => pathsIn(one, above));
  const found = element.safeParse(node);
  if (!found.success) return [];
  const { path, children } = found.data.props;
  const own = path === undefined || path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
  return [...(own === undefined ? [] : [own]), ...pathsIn(children, own ?? above)];
}

it('the journeys’ route table lists every client route [SH-16]', async () => {
  const { AppRoutes } = routes.parse(await import(/* @vite-ignore */ CLIENT_ROUTES));
  const { ROUTES } = table.parse(await import(/* @vite-ignore */ E2E_ROUTES));
  const paths = new Set(pathsIn(AppRoutes()).flatMap(spelled));
  expect(paths.size).toBeGreaterThan(50);
  expect([...paths].toSorted()).toEqual([...new Set(ROUTES.map(({ route }) => route))].toSorted());
});
