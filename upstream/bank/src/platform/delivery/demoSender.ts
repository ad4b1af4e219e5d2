import type { Sender } from './queue.ts';

/** The demo sends nothing: the outbox page reads the messages where they are kept (DOMAIN 8.21). */
export const demoSender: Sender = async () => {};
