export type Channel = 'SMS' | 'EMAIL';

export type PendingMessage = {
  /** Also the dedupe key: the same at every try, so that receivers can recognise a repeated message. */
  id: string;
  channel: Channel;
  to: string;
  subject: string | null;
  body: string;
  /** Failed tries so far. */
  attempts: number;
};

/** The outbox as the worker sees it; each call is a transaction of its own. */
export type DeliveryQueue = {
  /**
   * Takes at most `limit` messages that are due at `now`, oldest first, and leases them until `leaseUntil`. After
   * that, another worker can claim them if this one died.
   */
  claim: (take: { limit: number; now: Date; leaseUntil: Date }) => Promise<PendingMessage[]>;
  markSent: (id: string, at: Date) => Promise<void>;
  /** Records a failed try; null gives the message up. */
  markFailed: (id: string, failure: { retryAt: Date | null; reason: string }) => Promise<void>;
};

/** Resolves once the message was handed over; throws otherwise. */
export type Sender = (message: PendingMessage) => Promise<void>;

/** Another try would fail too: the address or the message itself was refused. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** `gave-up`: it is not tried again. */
export type DeliveryResult = 'sent' | 'failed' | 'gave-up';
