import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

/** One registry per process, because the default collectors never stop their timers. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/**
 * Prometheus metrics of a process: requests plus the metrics that the process adds. Labels have closed sets of values,
 * never personal data or values from a request.
 */
export class ServerMetrics {
  readonly #registry = new Registry();
  readonly #service: string;
  readonly #requests: Counter<'route' | 'method' | 'status'>;
  readonly #requestSeconds: Histogram<'route'>;

  /** `service`: the prefix of the process's own metrics. */
  constructor(service: string) {
    this.#service = service;
    this.#requests = this.counter('http_requests_total', 'Answered requests.', ['route', 'method', 'status']);
    this.#requestSeconds = this.histogram('http_request_seconds', 'Time to answer.', ['route']);
  }

  counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ ...this.#named(name, help), labelNames });
  }

  histogram<T extends string>(name: string, help: string, labelNames: readonly T[]): Histogram<T> {
    return new Histogram({ ...this.#named(name, help), labelNames, buckets: SECONDS });
  }

  /** `collect` sets the values at each scrape. */
  gauge<T extends string>(
    name: string,
    help: string,
    labelNames: readonly T[],
    collect: (gauge: Gauge<T>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<T> = new Gauge({
      ...this.#named(name, help),
      labelNames,
      collect: () => collect(gauge),
    });
  }

  /** Counts requests and serves /metrics; `refuse` returns 401 to unauthorised readers. */
  install(
    app: FastifyInstance,
    allowed: Settings['metrics'],
    refuse: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>,
  ): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'other';
      this.#requests.inc({ route, method: request.method, status: reply.statusCode });
      this.#requestSeconds.observe({ route }, reply.elapsedTime / 1000);
      done();
    });
    if (allowed === 'off') return;
    app.get('/metrics', async (request, reply) => {
      if (allowed !== 'open' && !allowed.tokens.some((token) => bears(request, token))) {
        return refuse(reply.header('www-authenticate', 'Bearer'));
      }
      return reply
        .header('cache-control', 'no-store')
        .type(this.#registry.contentType)
        .send(await Registry.merge([this.#registry, ofProcess]).metrics());
    });
  }

  #named(name: string, help: string) {
    return { name: `${this.#service}_${name}`, help, registers: [this.#registry] };
  }
}

function bears(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
