import { type Flow, resultOf } from './machine.ts';

/** Days until a posted proposal expires. */
export const EXPIRY_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Returns when a proposal posted at `createdAt` expires. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + EXPIRY_DAYS * MS_PER_DAY);

/** Whether the event `expired` is due: the time is over and the flow can still expire. */
export function isExpiryDue(flow: Flow, createdAt: Date, now: Date): boolean {
  return resultOf(flow, 'expired') !== null && now >= expiryOf(createdAt);
}
