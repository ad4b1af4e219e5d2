import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Endpoint, isCallOf } from './coverage.ts';

type Asked = { method: string; url: URL; headers: Record<string, string> };
type Answered = { status: number; headers: Headers; body: unknown };

/** Changes that a proxy makes to one call of the contract, such as `GET /api/branches`, or to all. */
export type Fault = Readonly<{
  call?: string;
  /** Changes the request. */
  ask?: (asked: Asked) => void;
  /** Changes the response. */
  answer?: (answered: Answered, asked: Asked) => void;
  delayMs?: number;
}>;

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream without encoding gives bytes
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const endpointOf = (call: string): Endpoint => {
  const [method = '', path = ''] = call.split(' ');
  return { ids: [], method, path };
};

const isAbout = ({ call }: Fault, asked: { method: string; path: string }) =>
  call === undefined || isCallOf(endpointOf(call), asked);

/** Starts a proxy in front of the bank at `target`; `be` sets its fault, initially none. */
export async function faultyBank(target: string) {
  const origin = new URL(target).origin;
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const asked: Asked = { method, url: new URL(url, origin), headers: {} };
      for (const [name, value] of Object.entries(request.headers)) {
        if (!['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)) {
          asked.headers[name] = String(value);
        }
      }
      const path = asked.url.pathname.replace(/^\/api/, '');
      const wrong = fault !== null && isAbout(fault, { method, path }) ? fault : null;
      const body = await bytesOf(request);
      wrong?.ask?.(asked);
      const answer = await fetch(asked.url, {
        method,
        headers: asked.headers,
        ...(method === 'GET' || body.length === 0 ? {} : { body }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isJson = (answer.headers.get('content-type') ?? '').includes('json') && bytes.length > 0;
      const answered: Answered = {
        status: answer.status,
        headers: new Headers(answer.headers),
        body: isJson ? JSON.parse(bytes.toString()) : null,
      };
      wrong?.answer?.(answered, asked);
      if (wrong?.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, wrong.delayMs));
      for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
        answered.headers.delete(name);
      const isEmpty = answered.status === 304;
      response
        .writeHead(answered.status, Object.fromEntries(answered.headers))
        .end(isEmpty ? undefined : isJson ? JSON.stringify(answered.body) : bytes);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/api`,
    be: (next: Fault | null) => {
      fault = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
