import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const STYLE =
  'body{margin:0 auto;padding:16px;max-width:680px;font:400 17px/1.5 Figtree,Figtree Fallback,sans-serif}h1{font-size:40px;line-height:1.1}';

/** The landing page's texts as plain HTML: no attributes, one font, one style, no script. */
function plainPage(landing: string): { html: string; font: string } {
  const faces = landing.match(/@font-face\s*\{[^}]*\}/g)?.join('') ?? '';
  const font = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(faces)?.[1];
  const body = /<body>([\s\S]*)<\/body>/.exec(landing)?.[1];
  if (font === undefined || body === undefined) throw new Error('The landing page has no font or no body.');
  const texts = body
    .replaceAll(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(\w+)\s[^>]*>/g, '<$1>');
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="."><title>Reference</title>',
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<style>${faces}${STYLE}</style>`,
  ].join('');
  return { html: `<!doctype html><html lang="es-AR"><head>${head}</head><body>${texts}</body></html>`, font };
}

/** Serves that page and the font on its own port: the lower bound for a page on this machine. */
export async function serveReference(product: string): Promise<{ url: string; close: () => void }> {
  const read = async (path: string) => fetch(new URL(path, product));
  const { html, font } = plainPage(await (await read('/')).text());
  const page = gzipSync(html);
  const fontFile = new Uint8Array(await (await read(font)).arrayBuffer());
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-encoding', 'gzip');
      response.end(page);
    } else if (request.url === font) {
      response.setHeader('content-type', 'font/woff2').end(fontFile);
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
