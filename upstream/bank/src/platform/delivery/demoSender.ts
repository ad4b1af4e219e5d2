import type { Sender } from './queue.ts';

/** The demo sends no messages and shows them on the outbox page (docs/domain.md#phone-codes). */
export const demoSender: Sender = async () => {};
