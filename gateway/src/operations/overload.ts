import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { errorBody, sendError } from '../http/errors.ts';

/** Operators need these routes when the process is slow. */
const ANSWERED_ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);
/** Share of the heap limit beyond which the process may soon run out of memory. */
const HEAP_SHARE = 0.9;

const page = (message: string) => `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Servicio no disponible</title></head><body><h1>Servicio no disponible</h1><p>${message}</p></body></html>`;

/** Returns 503 with Retry-After: a page for a navigation, otherwise JSON. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request.routeOptions;
  if (url !== undefined && ANSWERED_ALWAYS.has(url)) return;
  if (request.headers.accept?.includes('text/html') !== true) {
    sendError(reply, 503);
    return;
  }
  void reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page(errorBody(503).message));
}

/**
 * Returns 503 for new requests while the event loop lags or memory runs out, so that in-flight requests can complete.
 * Stops at the next measurement within the limits.
 */
export async function shedLoad(
  app: FastifyInstance,
  { eventLoopMs, lookEveryMs }: Settings['overload'],
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * HEAP_SHARE,
    sampleInterval: lookEveryMs,
    pressureHandler: refuse,
  });
}
