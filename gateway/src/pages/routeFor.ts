import type { IncomingHttpHeaders } from 'node:http';

/** Result of routing a request. `name` is a path in the folder of pages or in the client's build. */
export type Route =
  | { kind: 'notFound' }
  | { kind: 'notBuilt' }
  | { kind: 'page' }
  | { kind: 'brandFile'; name: string }
  | { kind: 'buildFile'; name: string; immutable: boolean };

const NOT_FOUND: Route = { kind: 'notFound' };
const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;
/** Files generated per bank for browsers, phones, chats and search engines. */
const SITE_FILES = new Set([
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'share.png',
  'site.webmanifest',
  'robots.txt',
  'sitemap.xml',
]);
/** Paths that never belong to a screen. */
const SERVER_PATHS =
  /^\/(?:graphql|files|healthz|readyz|metrics|errors|developers|playground|design)(?:\/|$)/;
/** Whether the path belongs to the server, which returns data for unknown paths. */
export const isServerPath = (path: string): boolean => SERVER_PATHS.test(path);

/** Dot files contain build metadata that only this server reads. */
const HIDDEN = /\/\./;

/**
 * Whether a client accepts HTML or anything, such as link previews and uptime checks. A script's request also accepts
 * anything, but its Sec-Fetch-Dest shows that it is not a navigation; it gets JSON.
 */
function acceptsHtml(headers: IncomingHttpHeaders): boolean {
  if (asksForPage(headers)) return true;
  const takesAnything = headers.accept === undefined || headers.accept.includes('*/*');
  return takesAnything && headers['sec-fetch-dest'] !== 'empty';
}

/** A path without a page; browsers get the not-found page. */
export const NO_PAGE = '/pagina-no-encontrada';

/** Whether a request is for a page, not a script's request for data. */
export const asksForPage = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') === true;

/** Returns the route of a path without its query. `built`: whether the client is built. */
export function routeFor(path: string, headers: IncomingHttpHeaders, built: boolean): Route {
  if (SERVER_PATHS.test(path) || HIDDEN.test(path)) return NOT_FOUND;
  if (!HAS_EXTENSION.test(path)) {
    if (!acceptsHtml(headers)) return NOT_FOUND;
    return { kind: built ? 'page' : 'notBuilt' };
  }
  // Browsers must not load the page templates.
  if (!built || path.endsWith('.html')) return NOT_FOUND;
  const name = path.slice(1);
  if (SITE_FILES.has(name)) return { kind: 'brandFile', name };
  return { kind: 'buildFile', name, immutable: path.startsWith('/assets/') };
}
