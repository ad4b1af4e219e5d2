import { randomInt } from 'node:crypto';

const GROUPS = 3;

/** '4821-0073-9155': nobody can tell from it how many there are. */
export const newReceiptNumber = (): string =>
  Array.from({ length: GROUPS }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');
