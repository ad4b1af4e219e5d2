import { z } from 'zod';

export const accountAnswer = z.object({
  id: z.string(),
  bankName: z.string(),
  accountType: z.string().describe('code of the account types: CA, CC or CS'),
  maskedNumber: z.string(),
  ownBank: z.boolean(),
  selected: z.boolean(),
});
// CA-61
export const accountsAnswer = z.object({ accounts: z.array(accountAnswer), canOpenNew: z.boolean() });
// CA-62: one of the listed accounts, or a new savings account at this bank (DOMAIN 8.24)
export const updateAccountBody = z.union([
  z.strictObject({ accountId: z.string() }),
  z.strictObject({ openNewAccount: z.literal(true) }),
]);
