import { randomInt } from 'node:crypto';

const GROUPS = 3;

/** Returns a number such as '4821-0073-9155', which does not reveal how many exist. */
export const newReceiptNumber = (): string =>
  Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
