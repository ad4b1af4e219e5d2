import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** How long to wait for the store: then a request continues without it, or fails. */
const PATIENCE_MS = 500;

/**
 * Redis or Valkey, for what all processes behind a balancer have in common. It reconnects by itself; while it is away
 * every command fails at once.
 */
export function openSharedStore(url: string, log: FastifyBaseLogger): Redis {
  const store = new Redis(url, {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  });
  // Its message names an address: the code says enough.
  store.on('error', ({ code, name }: Error & { code?: string }) =>
    log.warn({ code: code ?? name }, 'shared store'),
  );
  return store;
}

/** Until it can be used, or the time is over: a process starts without its store too. */
export async function connected(store: Redis): Promise<void> {
  if (store.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS * 2);
    store.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
