import { expect, it } from 'vitest';
import { z } from 'zod';

/** Only the routes count: screens are not rendered, and elements are plain data. */
const element = z.object({
  props: z.object({ path: z.string().optional(), children: z.unknown().optional() }),
});
/** By names that the compiler does not follow: each room's types are checked there. */
const CLIENT_ROUTES = '../../client/src/app/AppRoutes.tsx';
const E2E_ROUTES = '../../e2e/support/routes.ts';
const table = z.object({ ROUTES: z.array(z.object({ route: z.string() })) });
const routes = z.object({ AppRoutes: z.custom<() => unknown>((value) => typeof value === 'function') });

/** Both addresses of a path with an optional part, such as `/vivere?/biometria`. */
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

it('every address of the application is in the table of what everybody sees there [SH-16]', async () => {
  const { AppRoutes } = routes.parse(await import(/* @vite-ignore */ CLIENT_ROUTES));
  const { ROUTES } = table.parse(await import(/* @vite-ignore */ E2E_ROUTES));
  const paths = new Set(pathsIn(AppRoutes()).flatMap(spelled));
  expect(paths.size).toBeGreaterThan(50);
  expect([...paths].toSorted()).toEqual([...new Set(ROUTES.map(({ route }) => route))].toSorted());
});
