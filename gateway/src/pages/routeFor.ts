import type { IncomingHttpHeaders } from 'node:http';

/** Where a GET of the client's addresses leads. `name` is a path in the folder of pages or in the client's build. */
export type Route =
  | { kind: 'notFound' }
  | { kind: 'notBuilt' }
  /** A page of the application. */
  | { kind: 'page' }
  | { kind: 'brandFile'; name: string }
  | { kind: 'buildFile'; name: string; immutable: boolean };

const NOT_FOUND: Route = { kind: 'notFound' };
const HAS_EXTENSION = /\.[a-z0-9]{1,12}$/i;
/** Made for the bank beside its pages: what browsers, phones, chats and search engines look for. */
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
/** Paths that are never the application's own screens. */
const SERVER_PATHS =
  /^\/(?:graphql|files|healthz|readyz|metrics|errors|developers|playground|design)(?:\/|$)/;
/** Whether the path belongs to the server, where an unknown one is answered as data. */
export const isServerPath = (path: string): boolean => SERVER_PATHS.test(path);

/** Facts about the build, beside the pages, which only this server reads. */
const HIDDEN = /\/\./;

/**
 * True for a client that names HTML or accepts anything, as link previews and uptime checks do. A script's call to a wrong
 * address accepts anything too: there the browser says that it does not navigate, and the answer is JSON.
 */
function acceptsHtml(headers: IncomingHttpHeaders): boolean {
  if (asksForPage(headers)) return true;
  const takesAnything = headers.accept === undefined || headers.accept.includes('*/*');
  return takesAnything && headers['sec-fetch-dest'] !== 'empty';
}

/** An address that no page has: browsers are shown the page that says so. */
export const NO_PAGE = '/pagina-no-encontrada';

/** A browser that goes to an address, or a reader of pages; not a script that asks for data. */
export const asksForPage = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') === true;

/** The route of a path without its query. `built`: whether the client was built. */
export function routeFor(path: string, headers: IncomingHttpHeaders, built: boolean): Route {
  if (SERVER_PATHS.test(path) || HIDDEN.test(path)) return NOT_FOUND;
  if (!HAS_EXTENSION.test(path)) {
    if (!acceptsHtml(headers)) return NOT_FOUND;
    return { kind: built ? 'page' : 'notBuilt' };
  }
  // The templates of the pages are not for browsers.
  if (!built || path.endsWith('.html')) return NOT_FOUND;
  const name = path.slice(1);
  if (SITE_FILES.has(name)) return { kind: 'brandFile', name };
  return { kind: 'buildFile', name, immutable: path.startsWith('/assets/') };
}
