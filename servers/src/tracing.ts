import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Tracing = {
  tracer: Tracer;
  /** Returns the current request's span; undefined outside a request. */
  current: () => Span | undefined;
  /** Creates a span for every request. */
  install: (app: Pick<FastifyInstance, 'addHook'>) => void;
  /** Sends pending spans. */
  close: () => Promise<void>;
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the parent span from the W3C `traceparent` header. */
function parentOf(request: FastifyRequest) {
  const given = request.headers['traceparent'];
  const [, traceId, spanId, flags] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, remote);
}

/**
 * Sends spans of `service` to a collector at `endpoint` (OTLP over HTTP). They contain routes and statuses, but no address,
 * header or value (docs/security.md#personal-data). Loaded only if a collector is configured.
 */
export function startTracing(service: string, endpoint: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `prendarios-${service}` }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer(service);
  const serving = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    tracer,
    current: () => serving.getStore(),
    install(app) {
      app.addHook('onRequest', async (request) => {
        const route = request.routeOptions.url ?? 'page';
        const attributes = { 'http.request.method': request.method, 'http.route': route };
        const options = { kind: SpanKind.SERVER, attributes };
        spans.set(request, tracer.startSpan(`${request.method} ${route}`, options, parentOf(request)));
      });
      // Runs after the body was read, because its stream events would lose the async context.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span === undefined) done();
        else serving.run(span, done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    close: () => provider.shutdown(),
  };
}
