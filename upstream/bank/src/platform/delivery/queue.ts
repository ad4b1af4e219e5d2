export type Channel = 'SMS' | 'EMAIL';

export type PendingMessage = {
  /** Also the dedupe key: the same at every try, so that who receives it twice can tell. */
  id: string;
  channel: Channel;
  to: string;
  subject: string | null;
  body: string;
  /** Tries that failed before. */
  attempts: number;
};

/** The outbox as the worker sees it; each call is a transaction of its own. */
export type DeliveryQueue = {
  /**
   * Takes at most `limit` messages that are due at `now`, oldest first, and leases them until
   * `leaseUntil`: no other claim gets them before. A worker that dies leaves them to be claimed again.
   */
  claim: (take: { limit: number; now: Date; leaseUntil: Date }) => Promise<PendingMessage[]>;
  markSent: (id: string, at: Date) => Promise<void>;
  /** One more failed try; null gives the message up. */
  markFailed: (id: string, failure: { retryAt: Date | null; reason: string }) => Promise<void>;
};

/** Resolves once the message was handed over; throws otherwise. */
export type Sender = (message: PendingMessage) => Promise<void>;

/** Trying again would end the same way: the address or the message itself was refused. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
