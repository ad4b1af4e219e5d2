import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type Route, routeFor } from './routeFor.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const ANY = { accept: '*/*' };
const JSON_ONLY = { accept: 'application/json' };
const SCRIPT = { accept: '*/*', 'sec-fetch-dest': 'empty' };
const page = (name: string): Route => ({ kind: 'page', name });
const notFound: Route = { kind: 'notFound' };

describe('the route of an address', () => {
  it.each<[string, IncomingHttpHeaders, Route]>([
    ['/', HTML, page('index.html')],
    ['/', ANY, page('index.html')],
    ['/', {}, page('index.html')],
    ['/', JSON_ONLY, notFound],
    ['/titular/resumen', HTML, page('app.html')],
    ['/titular/resumen', SCRIPT, notFound],
    ['/vivere/contrato', HTML, page('vivere.html')],
    ['/vivere', HTML, page('app.html')],
    ['/index.html', ANY, page('index.html')],
    ['/index.html', JSON_ONLY, page('index.html')],
    ['/app.html', ANY, page('app.html')],
    ['/favicon.svg', ANY, { kind: 'brandFile', name: 'favicon.svg' }],
    ['/assets/main-1a2b.js', ANY, { kind: 'buildFile', name: 'assets/main-1a2b.js', immutable: true }],
    ['/robots.txt', JSON_ONLY, { kind: 'brandFile', name: 'robots.txt' }],
    ['/share.png', {}, { kind: 'brandFile', name: 'share.png' }],
    ['/ads.txt', ANY, { kind: 'buildFile', name: 'ads.txt', immutable: false }],
    ['/ads.txt', JSON_ONLY, { kind: 'buildFile', name: 'ads.txt', immutable: false }],
    ['/graphql', HTML, notFound],
    ['/graphql/x', HTML, notFound],
    ['/graphqlx', HTML, page('app.html')],
    ['/files/a.pdf', ANY, notFound],
    ['/playground', HTML, notFound],
    ['/.server/render.js', ANY, notFound],
    ['/a/.env', HTML, notFound],
  ])('%s with %j', (path, headers, route) => {
    expect(routeFor(path, headers, { landing: 'index.html', built: true })).toEqual(route);
  });

  it.each<[string, IncomingHttpHeaders, Route]>([
    ['/', HTML, { kind: 'notBuilt' }],
    ['/titular', HTML, { kind: 'notBuilt' }],
    ['/titular', JSON_ONLY, notFound],
    ['/robots.txt', ANY, notFound],
    ['/graphql', HTML, notFound],
  ])('%s with %j, while the client is not built', (path, headers, route) => {
    expect(routeFor(path, headers, { landing: 'index.html', built: false })).toEqual(route);
  });

  it.each(['/', '/index.html'])('%s is the maintenance page while that is on [SH-05]', (path) => {
    expect(routeFor(path, HTML, { landing: 'app.html', built: true })).toEqual(page('app.html'));
  });
});
