import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bankUrl } from './bankCalls.ts';

type OtherBank = Readonly<{ apiUrl: string; close: () => void }>;

const LIST = '/api/proposals/get_proposals';
/** Optional fields of a list row (docs/decisions/028). */
const OPTIONAL: readonly string[] = ['amount', 'stageSince', 'observedParties', 'vivereStatus'];

const withoutOptional = (body: string): string =>
  JSON.stringify(JSON.parse(body, (key, value: unknown) => (OPTIONAL.includes(key) ? undefined : value)));

/** Starts a proxy to the bank without the calls under `path`, which return 404 (docs/decisions/028). */
export const bankWithout = (path: string): Promise<OtherBank> => bankBehind(path, false);

/** Starts a proxy to the bank with only the contract's calls, and without optional fields in list rows. */
export const contractBank = (): Promise<OtherBank> => bankBehind('/api/ext/', true);

async function bankBehind(path: string, withRequiredOnly: boolean): Promise<OtherBank> {
  const { hostname, port } = new URL(bankUrl());
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url = '', headers } = asked;
    if (url.startsWith(path)) {
      asked.resume();
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no such route"}');
      return;
    }
    const rewrites = withRequiredOnly && url.startsWith(LIST);
    const passed = request({ hostname, port, method, path: url, headers }, (response) => {
      const status = response.statusCode ?? 502;
      if (rewrites && status === 200) {
        const { 'content-length': _length, ...kept } = response.headers;
        void text(response).then((body) => answer.writeHead(status, kept).end(withoutOptional(body)));
        return;
      }
      answer.writeHead(status, response.headers);
      response.pipe(answer);
    });
    // Rewriting needs uncompressed JSON.
    if (rewrites) passed.removeHeader('accept-encoding');
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server listening on a port has such an address
  const address = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${address.port}/api`, close: () => server.close() };
}
