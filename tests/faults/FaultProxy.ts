import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Faults between the gateway and the bank; unless named otherwise, they occur after the bank handled the request. */
export const faults = [
  'latency',
  'reset before the request',
  'reset before headers',
  'reset after headers',
  'half-open',
  'truncated JSON',
  'wrong length',
  'HTML 502',
  '204 with a body',
  'slow drip',
  '5xx burst',
  '200 with an error',
] as const;
export type Fault = (typeof faults)[number];

/** Internal details of the bank that must never reach a browser. */
export const SECRET = 'SQLSTATE 23505 at db-7.internal.ceibo (/srv/bank/store.ts:42) Juana Pérez 31987654';
const STACK = `Error: ${SECRET}\\n    at Object.<anonymous> (/srv/bank/store.ts:42:7)`;
const JSON_ERROR = JSON.stringify({ statusCode: 500, code: 'INTERNAL', message: SECRET, stack: STACK });
const HTML = `<html><body><h1>502 Bad Gateway</h1>${SECRET}</body></html>`;
const BURST = 2;
const LATENCY_MS = 60;
/** Shorter than the timeout between two bytes, but two of them exceed the call's deadline (`limits.ts`). */
const DRIP_MS = 900;

const answer = (status: string, type: string, body: string): Buffer =>
  Buffer.from(
    `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

function parts(raw: Buffer): { head: string; body: Buffer } {
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.subarray(0, end).toString('latin1'), body: raw.subarray(end + 4) };
}

const without = (head: string, names: RegExp): string =>
  head
    .split('\r\n')
    .filter((line) => !names.test(line))
    .join('\r\n');

function withLength(head: string, length: number, body: Buffer): Buffer {
  const kept = without(head, /^(content-length|transfer-encoding|connection|keep-alive):/i);
  return Buffer.concat([Buffer.from(`${kept}\r\ncontent-length: ${length}\r\n\r\n`), body]);
}

/** A proxy between gateway and bank that applies a fault to every matching request, at the socket level. */
export class FaultProxy {
  fault: Fault | null = null;
  /** Whether the fault applies to a request. */
  applies: (requestLine: string) => boolean = () => true;
  /** Request lines in the order received. */
  readonly seen: string[] = [];
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #bank: { host: string; port: number };
  /** Number of 503s already returned per request line. */
  readonly #burst = new Map<string, number>();

  private constructor(server: Server, bank: { host: string; port: number }) {
    this.#server = server;
    this.#bank = bank;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
    this.url = `http://127.0.0.1:${address.port}`;
  }

  static async start(bankUrl: string): Promise<FaultProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { hostname, port } = new URL(bankUrl);
    const proxy = new FaultProxy(server, { host: hostname, port: Number(port) });
    server.on('connection', (socket) => proxy.#accept(socket));
    return proxy;
  }

  get openSockets(): number {
    return this.#sockets.size;
  }

  use(fault: Fault | null, applies: (requestLine: string) => boolean = () => true): void {
    this.fault = fault;
    this.applies = applies;
    this.#burst.clear();
    this.seen.length = 0;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Handles a connection's requests in sequence, reading each body by its content-length. */
  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    let received: Buffer = Buffer.alloc(0);
    let busy = Promise.resolve();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(
        /^content-length: *(\d+)/im.exec(received.subarray(0, end).toString('latin1'))?.[1] ?? 0,
      );
      if (received.length < end + 4 + length) return;
      const request = received;
      received = Buffer.alloc(0);
      busy = busy.then(() => this.#handle(socket, request)).catch(() => void socket.destroy());
    });
  }

  async #handle(socket: Socket, request: Buffer): Promise<void> {
    const line = request.subarray(0, request.indexOf('\r\n')).toString('latin1');
    this.seen.push(line);
    const fault = this.applies(line) ? this.fault : null;
    if (fault === 'reset before the request') return void socket.resetAndDestroy();
    if (fault === 'HTML 502') return this.#write(socket, answer('502 Bad Gateway', 'text/html', HTML));
    if (fault === '200 with an error')
      return this.#write(socket, answer('200 OK', 'application/json', JSON_ERROR));
    const refused = this.#burst.get(line) ?? 0;
    if (fault === '5xx burst' && refused < BURST) {
      this.#burst.set(line, refused + 1);
      return this.#write(socket, answer('503 Service Unavailable', 'application/json', JSON_ERROR));
    }
    const raw = await this.#forward(request);
    const { head, body } = parts(raw);
    const half = body.subarray(0, Math.floor(body.length / 2));
    switch (fault) {
      case 'latency':
        await sleep(LATENCY_MS);
        return this.#write(socket, withLength(head, body.length, body));
      case 'reset before headers':
        return void socket.resetAndDestroy();
      case 'reset after headers':
        socket.write(withLength(head, body.length, half), () => socket.resetAndDestroy());
        return;
      case 'half-open':
        return;
      case 'truncated JSON':
        return this.#write(socket, withLength(head, half.length, half));
      case 'wrong length':
        return void socket.end(withLength(head, body.length + 100, body));
      case '204 with a body':
        return void socket.end(
          withLength(head.replace(/^HTTP\/1.1 \d+ [^\r]*/, 'HTTP/1.1 204 No Content'), body.length, body),
        );
      case 'slow drip':
        socket.write(withLength(head, body.length, Buffer.alloc(0)));
        for (const byte of body) {
          await sleep(DRIP_MS);
          if (socket.destroyed) return;
          socket.write(Buffer.of(byte));
        }
        return;
      default:
        return this.#write(socket, withLength(head, body.length, body));
    }
  }

  #write(socket: Socket, bytes: Buffer): void {
    socket.write(bytes);
  }

  /** Forwards the request on a separate connection and returns the raw response once the bank closes it. */
  #forward(request: Buffer): Promise<Buffer> {
    const { head, body } = parts(request);
    const bank = connect(this.#bank);
    this.#sockets.add(bank);
    const closing = `${without(head, /^connection:/i)}\r\nconnection: close\r\n\r\n`;
    bank.write(Buffer.concat([Buffer.from(closing), body]));
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      bank.on('data', (chunk) => chunks.push(chunk));
      bank.on('error', reject);
      bank.on('close', () => {
        this.#sockets.delete(bank);
        resolve(Buffer.concat(chunks));
      });
    });
  }
}
