import type { BankSession } from './BankSession.ts';

/**
 * Returns the signed-in user's points of sale; `userId` is the subject of their token
 * (docs/security.md#a-users-own-record).
 */
export const sellingPoints = async (bank: BankSession, userId: string) =>
  (await bank.read('getSellingPoints', { path: { id: userId }, behalf: 'user' })).points_of_sale;
