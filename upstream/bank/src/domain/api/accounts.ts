import { z } from 'zod';

/** Id of an account to be opened for the loan. */
export const NEW_ACCOUNT_ID = 'new-savings-account';

export const accountAnswer = z.object({
  id: z.string().describe('new-savings-account: an account that the bank will open'),
  bankName: z.string(),
  accountType: z.string().describe('code of the account type, such as CA, CC or CS'),
  maskedNumber: z.string(),
  bankCode: z.string().describe('the first three digits of the CBU; 999 is this reference bank'),
  ownBank: z.boolean().describe('whether the account is at the lending bank'),
  selected: z.boolean().describe('whether the account is chosen to pay the instalments'),
});
export const accountsAnswer = z.object({
  accounts: z.array(accountAnswer),
  canOpenNew: z.boolean(),
  afterIdentity: z
    .boolean()
    .optional()
    .describe('whether the accounts are listed only after the pending identity check'),
  seller: z
    .object({
      maskedNumber: z.string(),
      bankCode: z.string().describe('the first three digits of the CBU'),
      ownBank: z.boolean().describe('whether the account is at the lending bank'),
      onHold: z
        .boolean()
        .optional()
        .describe(
          "whether the payment waits for the bank's staff, because the account was changed after a seller entered data or its holder is not confirmed",
        ),
      loanOnHold: z
        .boolean()
        .optional()
        .describe("whether the payment waits for the bank's decision on a revocation"),
    })
    .nullable()
    .describe('the account to which the bank pays the seller'),
});
// CA-62: one of the listed accounts or a new savings account at this bank; or the seller's payout account, a CBU of the
// seller's CUIT (docs/domain.md#payment-accounts)
export const updateAccountBody = z.union([
  z.strictObject({ accountId: z.string() }),
  z.strictObject({ openNewAccount: z.literal(true) }),
  z.strictObject({ seller: z.strictObject({ cbu: z.string().max(40), cuit: z.string().max(20) }) }),
]);
