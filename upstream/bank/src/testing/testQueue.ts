import type { DeliveryQueue, PendingMessage } from '../platform/delivery/queue.ts';

type QueuedMessage = PendingMessage & {
  dueAt: Date;
  sentAt: Date | null;
  gaveUp: boolean;
  reasons: string[];
};

export const message = (id: string, change: Partial<PendingMessage> = {}): PendingMessage => ({
  id,
  channel: 'EMAIL',
  to: 'ana@example.com',
  subject: 'Resumen de tu préstamo',
  body: 'Hola, Ana. Este es tu resumen: $ 10.000.000,00',
  attempts: 0,
  ...change,
});

/** An in-memory DeliveryQueue for tests. */
export class TestQueue implements DeliveryQueue {
  readonly rows: QueuedMessage[];
  /** Set to simulate a crash after sending and before marking. */
  crashOnMark = false;

  constructor(messages: readonly PendingMessage[]) {
    this.rows = messages.map((one) => ({
      ...one,
      dueAt: new Date(0),
      sentAt: null,
      gaveUp: false,
      reasons: [],
    }));
  }

  row(id: string): QueuedMessage {
    const found = this.rows.find((row) => row.id === id);
    if (!found) throw new Error(`no message ${id}`);
    return found;
  }

  async claim({ limit, now, leaseUntil }: Parameters<DeliveryQueue['claim']>[0]): Promise<PendingMessage[]> {
    const due = this.rows.filter((row) => row.sentAt === null && !row.gaveUp && row.dueAt <= now);
    const taken = due.slice(0, limit);
    for (const row of taken) row.dueAt = leaseUntil;
    return taken.map(({ id, channel, to, subject, body, attempts }) => ({
      id,
      channel,
      to,
      subject,
      body,
      attempts,
    }));
  }

  async markSent(id: string, at: Date): Promise<void> {
    if (this.crashOnMark) throw new Error('killed');
    this.row(id).sentAt = at;
  }

  async markFailed(id: string, failure: { retryAt: Date | null; reason: string }): Promise<void> {
    const row = this.row(id);
    row.attempts += 1;
    row.reasons.push(failure.reason);
    if (failure.retryAt === null) row.gaveUp = true;
    else row.dueAt = failure.retryAt;
  }
}
