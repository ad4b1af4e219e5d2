import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bankUrl } from './bankCalls.ts';

type OtherBank = Readonly<{ apiUrl: string; close: () => void }>;

/** The same bank without the calls under `path`: they are 404 there (docs/decisions/028). */
export async function bankWithout(path: string): Promise<OtherBank> {
  const { hostname, port } = new URL(bankUrl());
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url?.startsWith(path) === true) {
      asked.resume();
      answer.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no such route"}');
      return;
    }
    const { method, url, headers } = asked;
    const passed = request({ hostname, port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const address = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${address.port}/api`, close: () => server.close() };
}
