import type { Sender } from './queue.ts';

/** The demo does not send messages: they are shown on the outbox page (docs/domain.md#phone-codes). */
export const demoSender: Sender = async () => {};
