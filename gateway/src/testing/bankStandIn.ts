import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Received = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Script = (request: Received, response: ServerResponse) => void | Promise<void>;

/** A scripted bank for responses and faults that the real one does not produce. */
export class BankStandIn {
  readonly received: Received[] = [];
  readonly url: string;
  script: Script;
  readonly #server: ReturnType<typeof createServer>;

  constructor(server: ReturnType<typeof createServer>, script: Script) {
    this.#server = server;
    this.script = script;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    this.url = `http://127.0.0.1:${address.port}/api`;
  }

  static async start(script: Script = (_request, response) => json(response, 200, {})): Promise<BankStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = new BankStandIn(server, script);
    server.on('request', (request, response) => void standIn.#answer(request, response));
    return standIn;
  }

  /** Returns the number of requests to a path. */
  times(path: string): number {
    return this.received.filter(({ url }) => url.includes(path)).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
    } catch {
      // The gateway aborted the request; keep the bytes so far, because a test may count them.
    }
    const received = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    };
    this.received.push(received);
    await this.script(received, response);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Returns the script of a bank without the optional calls, which return 404 (decision 028). */
export const contractAlone =
  (script: Script): Script =>
  (request, response) =>
    request.url.startsWith('/api/ext/')
      ? json(response, 404, { statusCode: 404, code: 'NOT_FOUND', message: 'No.' })
      : script(request, response);
