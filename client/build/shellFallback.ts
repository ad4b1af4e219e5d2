import type { Plugin } from 'vite';

const ROUTE = /^\/[^.@]+$/;
const SERVED = ['/src/', '/@', '/node_modules/', '/graphql', '/files', '/assets/'];

/** In development, serves the app's shell for every route but the landing page, as the gateway does with the build. */
export function shellFallback(): Plugin {
  return {
    name: 'prendarios-shell-fallback',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const served = SERVED.some((prefix) => path.startsWith(prefix));
        const wantsPage = (request.headers.accept ?? '').includes('text/html');
        if (wantsPage && !served && ROUTE.test(path)) request.url = '/app.html';
        next();
      });
    },
  };
}
