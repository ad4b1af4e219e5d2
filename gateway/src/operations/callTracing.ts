import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Tracing } from '@prendarios/servers/tracing';
import type { CallObserver } from '../bank/client/callObserver.ts';

function traceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Creates a span per bank request, as a child of the incoming request's span, and passes it on to the bank. */
export function traceCalls({ tracer, current }: Pick<Tracing, 'tracer' | 'current'>): CallObserver {
  return ({ route, method, attempt }) => {
    const parent = current();
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
  };
}
