import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Authenticates the gateway. Compares digests, in constant time for any length. */
export function serviceKeyGuard(serviceKey: string) {
  const expected = digest(serviceKey);
  return async (request: FastifyRequest): Promise<void> => {
    const key = request.headers['x-service-key'];
    if (typeof key === 'string' && timingSafeEqual(digest(key), expected)) return;
    throw new ApiError(401, 'UNAUTHORIZED', 'El pedido no está autorizado.');
  };
}
