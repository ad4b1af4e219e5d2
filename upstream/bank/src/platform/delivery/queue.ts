export type Channel = 'SMS' | 'EMAIL';

export type PendingMessage = {
  /** Also the dedupe key, equal for every attempt, so that receivers recognize repeated messages. */
  id: string;
  channel: Channel;
  to: string;
  subject: string | null;
  body: string;
  /** Failed attempts so far. */
  attempts: number;
};

/** The outbox for the worker; each call is a separate transaction. */
export type DeliveryQueue = {
  /**
   * Claims up to `limit` messages due at `now`, oldest first, and leases them until `leaseUntil`. After that, another
   * worker can claim them.
   */
  claim: (take: { limit: number; now: Date; leaseUntil: Date }) => Promise<PendingMessage[]>;
  markSent: (id: string, at: Date) => Promise<void>;
  /** Records a failed attempt; `retryAt: null` gives up the message. */
  markFailed: (id: string, failure: { retryAt: Date | null; reason: string }) => Promise<void>;
};

/** Resolves after handing over the message; throws otherwise. */
export type Sender = (message: PendingMessage) => Promise<void>;

/** The address or message was refused, so a retry would fail as well. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** `gave-up`: no further attempt. */
export type DeliveryResult = 'sent' | 'failed' | 'gave-up';
