import { ServerMetrics } from './serverMetrics.ts';
import type { FastifyInstance } from 'fastify';
import type { BankClient } from '../bank/client/BankClient.ts';
import type { BreakerState } from '../bank/client/breaker.ts';
import type { CallObserver } from '../bank/client/callObserver.ts';
import { sendError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';

const BREAKER_STATES: readonly BreakerState[] = ['closed', 'half-open', 'open'];
/** `name`: a client operation, or 'other'. */
export type OperationEnd = Readonly<{ name: string; type: string; failed: boolean; ms: number }>;

/** Metrics of the gateway. Labels are contract calls and names of client operations. */
export class Metrics {
  readonly #server = new ServerMetrics('gateway');
  readonly #refused = this.#server.counter('rate_limited_total', 'Requests over their rate limit.', [
    'route',
  ]);
  readonly #operations = this.#server.counter('operations_total', 'GraphQL operations.', [
    'operation',
    'type',
    'result',
  ]);
  readonly #operationSeconds = this.#server.histogram('operation_seconds', 'Time of a GraphQL operation.', [
    'operation',
  ]);
  readonly #calls = this.#server.counter('bank_requests_total', 'Requests to the bank, made or refused.', [
    'call',
    'method',
    'result',
  ]);
  readonly #callSeconds = this.#server.histogram('bank_request_seconds', 'Time of a request to the bank.', [
    'call',
  ]);
  readonly #retries = this.#server.counter('bank_retries_total', 'Requests to the bank made again.', [
    'call',
  ]);

  readonly observeCall: CallObserver = ({ route, method, attempt }) => {
    const startedAt = performance.now();
    if (attempt > 1) this.#retries.inc({ call: route });
    return {
      headers: {},
      end: (result) => {
        this.#calls.inc({ call: route, method, result });
        if (result === 'NOT_SENT') return;
        this.#callSeconds.observe({ call: route }, (performance.now() - startedAt) / 1000);
      },
    };
  };

  operationEnded({ name, type, failed, ms }: OperationEnd): void {
    this.#operations.inc({ operation: name, type, result: failed ? 'errors' : 'ok' });
    this.#operationSeconds.observe({ operation: name }, ms / 1000);
  }

  rateLimited(route: string): void {
    this.#refused.inc({ route });
  }

  /** Reports 1 for the current breaker state of each call. */
  watchGuards(client: BankClient): void {
    this.#server.gauge(
      'bank_breaker',
      'State of the breaker of each call to the bank.',
      ['call', 'state'],
      (breakers) => {
        for (const [call, guard] of client.guards) {
          for (const state of BREAKER_STATES) breakers.set({ call, state }, guard.state === state ? 1 : 0);
        }
      },
    );
    this.#server.gauge('bank_calls_under_way', 'Calls to the bank under way.', ['call'], (underWay) => {
      for (const [call, guard] of client.guards) underWay.set({ call }, guard.underWay);
    });
  }

  install(app: FastifyInstance, allowed: Settings['metrics']): void {
    this.#server.install(app, allowed, (reply) => sendError(reply, 401));
  }
}
