import { type Flow, resultOf } from './machine.ts';

/** Days from the posting of a proposal until it expires. */
export const EXPIRY_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** The moment from which a proposal posted at `createdAt` is expired. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + EXPIRY_DAYS * MS_PER_DAY);

/** Whether the event `expired` is due: the days are over and the flow can still expire. */
export function isExpiryDue(flow: Flow, createdAt: Date, now: Date): boolean {
  return resultOf(flow, 'expired') !== null && now >= expiryOf(createdAt);
}
