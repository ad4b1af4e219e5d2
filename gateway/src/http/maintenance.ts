import { MAINTENANCE } from '@prendarios/rules/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors.ts';

/** Seconds in Retry-After; the end of maintenance is unknown. */
export const MAINTENANCE_SECONDS = 600;
const DATA = /^\/(?:graphql|files)(?:[/?]|$)/;
const REFUSAL = { statusCode: 503, code: 'MAINTENANCE', message: MAINTENANCE.message };

/** Whether one page replaces the application (SH-05); initially the value of `FLAG_MAINTENANCE`. */
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
}

/** Rejects data requests during maintenance, such as those of pages that are still open. */
export function refuseInMaintenance(
  app: FastifyInstance,
  isOn: (request: FastifyRequest) => Promise<boolean>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!DATA.test(request.url) || !(await isOn(request))) return undefined;
    return sendRefusal(reply.header('retry-after', MAINTENANCE_SECONDS), REFUSAL);
  });
}
