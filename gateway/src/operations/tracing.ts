import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallObserver } from '../bank/callObserver.ts';

export type Tracing = {
  /** One span for every request. */
  install: (app: FastifyInstance) => void;
  /** One span for every request to the bank, under that of the request it serves. */
  observeCall: CallObserver;
  /** Sends what was not sent yet. */
  close: () => Promise<void>;
};

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Where the trace began before this gateway, as W3C's header tells it. */
function parentOf(request: FastifyRequest) {
  const given = request.headers['traceparent'];
  const [, traceId, spanId, flags] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, remote);
}

function traceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/**
 * Sends spans to a collector at `endpoint` (OTLP over HTTP). They carry routes, names of calls and statuses, but no
 * address, header or value (docs/security.md#personal-data). Loaded only when there is a collector.
 */
export function startTracing(endpoint: string): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'prendarios-gateway' }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('gateway');
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();

  return {
    install(app) {
      app.addHook('onRequest', async (request) => {
        const route = request.routeOptions.url ?? 'page';
        const attributes = { 'http.request.method': request.method, 'http.route': route };
        const options = { kind: SpanKind.SERVER, attributes };
        spans.set(request, tracer.startSpan(`${request.method} ${route}`, options, parentOf(request)));
      });
      // After the body was read, whose events would lose the store; from here on everything is in this request.
      app.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request);
        if (span === undefined) done();
        else current.run(span, done);
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    observeCall({ route, method, attempt }) {
      const parent = current.getStore();
      const span = tracer.startSpan(
        `bank ${route}`,
        {
          kind: SpanKind.CLIENT,
          attributes: { 'http.request.method': method, 'bank.call': route, 'bank.attempt': attempt },
        },
        parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent),
      );
      return {
        headers: { traceparent: traceparent(span) },
        end: (result) => {
          span.setAttribute('bank.result', result);
          if (result !== 'answer' && result !== 'refusal') span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
