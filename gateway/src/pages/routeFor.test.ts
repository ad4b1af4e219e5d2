import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Route, routeFor } from './routeFor.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const ANY = { accept: '*/*' };
const JSON_ONLY = { accept: 'application/json' };
const SCRIPT = { accept: '*/*', 'sec-fetch-dest': 'empty' };
const page: Route = { kind: 'page' };
const notFound: Route = { kind: 'notFound' };

describe('a URL’s route', () => {
  it.each<[string, IncomingHttpHeaders, Route]>([
    ['/', HTML, page],
    ['/', ANY, page],
    ['/', {}, page],
    ['/', JSON_ONLY, notFound],
    ['/titular/resumen', HTML, page],
    ['/titular/resumen', SCRIPT, notFound],
    ['/vivere/contrato', HTML, page],
    ['/vivere', HTML, page],
    ['/index.html', HTML, notFound],
    ['/app.html', ANY, notFound],
    ['/0.html', ANY, notFound],
    ['/favicon.svg', ANY, { kind: 'brandFile', name: 'favicon.svg' }],
    ['/assets/main-1a2b.js', ANY, { kind: 'buildFile', name: 'assets/main-1a2b.js', immutable: true }],
    ['/robots.txt', JSON_ONLY, { kind: 'brandFile', name: 'robots.txt' }],
    ['/share.png', {}, { kind: 'brandFile', name: 'share.png' }],
    ['/ads.txt', ANY, { kind: 'buildFile', name: 'ads.txt', immutable: false }],
    ['/ads.txt', JSON_ONLY, { kind: 'buildFile', name: 'ads.txt', immutable: false }],
    ['/graphql', HTML, notFound],
    ['/graphql/x', HTML, notFound],
    ['/graphqlx', HTML, page],
    ['/files/a.pdf', ANY, notFound],
    ['/playground', HTML, notFound],
    ['/design/', HTML, notFound],
    ['/.server/render.js', ANY, notFound],
    ['/a/.env', HTML, notFound],
  ])('%s with %j is %j', (path, headers, route) => {
    expect(routeFor(path, headers, true)).toEqual(route);
  });

  it.each<[string, IncomingHttpHeaders, Route]>([
    ['/', HTML, { kind: 'notBuilt' }],
    ['/titular', HTML, { kind: 'notBuilt' }],
    ['/titular', JSON_ONLY, notFound],
    ['/robots.txt', ANY, notFound],
    ['/graphql', HTML, notFound],
  ])('%s with %j is %j while the client is not built', (path, headers, route) => {
    expect(routeFor(path, headers, false)).toEqual(route);
  });
});
