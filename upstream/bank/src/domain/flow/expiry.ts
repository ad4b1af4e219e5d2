import { type Flow, resultOf } from './machine.ts';

/** The offer of a proposal holds this long from the day it was posted. */
export const EXPIRY_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** The moment from which a proposal posted at `createdAt` is expired; a bound for a query too. */
export const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + EXPIRY_DAYS * MS_PER_DAY);

/** Whether the event `expired` is due; a flow that can no longer expire never is. */
export function isExpiryDue(flow: Flow, createdAt: Date, now: Date): boolean {
  return resultOf(flow, 'expired') !== null && now >= expiryOf(createdAt);
}
