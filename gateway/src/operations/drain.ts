import type { FastifyInstance } from 'fastify';

/**
 * The end of a process in two steps (SIGTERM). First /readyz says no, so that a balancer stops sending, and every answer
 * closes its keep-alive connection, and requests are still served. Then the server closes and finishes running requests.
 */
export class Drain {
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  begin(): void {
    this.#isDraining = true;
  }

  install(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (this.#isDraining) void reply.header('connection', 'close');
      done(null, payload);
    });
  }
}
