import type { Sender } from './queue.ts';

/** The demo sends nothing: messages are read on the outbox page (docs/domain.md#phone-codes). */
export const demoSender: Sender = async () => {};
