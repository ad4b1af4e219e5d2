import { createHash, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@prendarios/servers/secrets';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Authenticates the gateway. Compares digests in constant time for any key length. */
export function serviceKeyGuard(serviceKeys: Secrets) {
  const expected = serviceKeys.map(digest);
  return async (request: FastifyRequest): Promise<void> => {
    const key = request.headers['x-service-key'];
    if (typeof key === 'string' && expected.some((one) => timingSafeEqual(digest(key), one))) return;
    throw new ApiError(401, 'UNAUTHORIZED', 'El pedido no está autorizado.');
  };
}
