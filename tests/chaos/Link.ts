import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';

/** A round-robin TCP load balancer whose connections can be cut and slowed. */
export class Link {
  readonly url: string;
  readonly #server: Server;
  readonly #targets: readonly string[];
  readonly #sockets = new Set<Socket>();
  #next = 0;
  #isDown = false;
  #delayMs = 0;

  private constructor(server: Server, port: number, targets: readonly string[]) {
    this.#server = server;
    this.#targets = targets;
    this.url = `http://127.0.0.1:${port}`;
    server.on('connection', (socket) => {
      this.#keep(socket);
      if (this.#isDown) socket.resetAndDestroy();
      else this.#forward(socket, this.#targets.length);
    });
  }

  static async start(targets: readonly string[], port = 0): Promise<Link> {
    const server = createServer({ pauseOnConnect: true }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new Link(server, z.object({ port: z.number() }).parse(server.address()).port, targets);
  }

  /** Resets all connections, and each new one until `restore`. */
  cut(): void {
    this.#isDown = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Delays every response chunk by `ms` until `restore`. */
  slow(ms: number): void {
    this.#delayMs = ms;
  }

  restore(): void {
    this.#isDown = false;
    this.#delayMs = 0;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #forward(from: Socket, tries: number): void {
    const target = this.#targets[this.#next % this.#targets.length];
    this.#next += 1;
    if (target === undefined || tries === 0 || from.destroyed) return void from.resetAndDestroy();
    const { hostname, port } = new URL(target);
    const to = connect(Number(port), hostname);
    this.#keep(to);
    const refused = () => this.#forward(from, tries - 1);
    to.once('error', refused);
    to.once('connect', () => {
      to.off('error', refused);
      from.pipe(to);
      to.on('data', (piece) => {
        if (this.#delayMs === 0) from.write(piece);
        else setTimeout(() => from.destroyed || from.write(piece), this.#delayMs);
      });
      // A killed process may have sent half a response; closing the client's socket reveals that.
      to.once('close', () => setTimeout(() => from.destroy(), this.#delayMs));
      from.once('close', () => to.destroy());
    });
  }
}
