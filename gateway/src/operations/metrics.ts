import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BankClient } from '../bank/BankClient.ts';
import type { BreakerState } from '../bank/breaker.ts';
import type { CallObserver } from '../bank/callObserver.ts';
import type { Settings } from '../settings.ts';
import { sendError } from '../http/errors.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];
const BREAKER_STATES: readonly BreakerState[] = ['closed', 'half-open', 'open'];
/** `name`: one of the client's own operations, or 'other'. */
export type OperationEnd = Readonly<{ name: string; type: string; failed: boolean; ms: number }>;

/**
 * What Prometheus reads. Every label has a closed set of values: routes, methods, calls of the contract, names of the
 * client's own operations. Nothing of a person, nothing that a request could choose.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('gateway_http_requests_total', 'Answered requests.', [
    'route',
    'method',
    'status',
  ]);
  readonly #requestSeconds = this.#histogram('gateway_http_request_seconds', 'Time to answer.', ['route']);
  readonly #refused = this.#counter('gateway_rate_limited_total', 'Requests over their rate limit.', [
    'route',
  ]);
  readonly #operations = this.#counter('gateway_operations_total', 'GraphQL operations.', [
    'operation',
    'type',
    'result',
  ]);
  readonly #operationSeconds = this.#histogram('gateway_operation_seconds', 'Time of a GraphQL operation.', [
    'operation',
  ]);
  readonly #calls = this.#counter('gateway_bank_requests_total', 'Requests to the bank, made or refused.', [
    'call',
    'method',
    'result',
  ]);
  readonly #callSeconds = this.#histogram('gateway_bank_request_seconds', 'Time of a request to the bank.', [
    'call',
  ]);
  readonly #retries = this.#counter('gateway_bank_retries_total', 'Requests to the bank made again.', [
    'call',
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<T extends string>(name: string, help: string, labelNames: readonly T[]): Histogram<T> {
    return new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [this.#registry] });
  }

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

  requestEnded(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'page';
    this.#requests.inc({ route, method: request.method, status: reply.statusCode });
    this.#requestSeconds.observe({ route }, reply.elapsedTime / 1000);
  }

  /** Breakers are asked when somebody reads: 1 for the state that each is in. */
  watchGuards(client: BankClient): void {
    const breakers = new Gauge({
      name: 'gateway_bank_breaker',
      help: 'State of the breaker of each call to the bank.',
      labelNames: ['call', 'state'],
      registers: [this.#registry],
      collect: () => {
        for (const [call, guard] of client.guards) {
          for (const state of BREAKER_STATES) breakers.set({ call, state }, guard.state === state ? 1 : 0);
        }
      },
    });
    const underWay = new Gauge({
      name: 'gateway_bank_calls_under_way',
      help: 'Calls to the bank under way.',
      labelNames: ['call'],
      registers: [this.#registry],
      collect: () => {
        for (const [call, guard] of client.guards) underWay.set({ call }, guard.underWay);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Counts every request, and answers /metrics to whom the settings let read it. */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, allowed: Settings['metrics']): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requestEnded(request, reply);
    done();
  });
  if (allowed === 'off') return;
  app.get('/metrics', async (request, reply) => {
    if (allowed !== 'open' && !bears(request, allowed.token)) {
      return sendError(reply.header('www-authenticate', 'Bearer'), 401);
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
