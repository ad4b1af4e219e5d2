import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const builtStorybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built Storybook over http on a port of the system's choosing, for the length of the run. */
const serve = async () => {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(join(builtStorybook, path)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  // Workers inherit the environment of the process that ran this.
  process.env['STORYBOOK_URL'] = `http://127.0.0.1:${address.port}`;
  return () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
};

// Playwright takes a global setup's default export.
// oxlint-disable-next-line import/no-default-export
export default serve;
