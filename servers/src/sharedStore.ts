import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Milliseconds to wait for the store before a request continues without it or fails. */
const PATIENCE_MS = 500;

/**
 * Opens the Redis or Valkey store that all processes behind a load balancer share. It reconnects automatically; meanwhile
 * commands fail immediately.
 */
export function openSharedStore(url: string, log: FastifyBaseLogger): Redis {
  const store = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  });
  // Logs only the code, because the message contains an address.
  store.on('error', ({ code, name }: Error & { code?: string }) =>
    log.warn({ code: code ?? name }, 'shared store'),
  );
  return store;
}

/** Resolves when the store is ready or after a timeout, because a process can start without it. */
export async function waitUntilConnected(store: Redis): Promise<void> {
  if (store.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS * 2);
    store.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
