import { MAINTENANCE } from '@prendarios/rules/messages';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './errors.ts';

/** When to come back: the end of maintenance is not known. */
export const MAINTENANCE_SECONDS = 600;
const DATA = /^\/(?:graphql|files)(?:[/?]|$)/;
const REFUSAL = { statusCode: 503, code: 'MAINTENANCE', message: MAINTENANCE.message };

/** SH-05: whether one page replaces the whole application. Starts as `FLAG_MAINTENANCE` says. */
export class Maintenance {
  #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
  }

  /** Refuses calls of pages that are still open. */
  install(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (!this.#isOn || !DATA.test(request.url)) return done();
      void sendRefusal(reply.header('retry-after', MAINTENANCE_SECONDS), REFUSAL);
    });
  }
}
