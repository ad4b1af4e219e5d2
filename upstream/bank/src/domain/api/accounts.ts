import { z } from 'zod';

/** Id of an account to be opened for the loan. */
export const NEW_ACCOUNT_ID = 'new-savings-account';

export const accountAnswer = z.object({
  id: z.string().describe('new-savings-account: one that the bank will open'),
  bankName: z.string(),
  accountType: z.string().describe('code of an entry of the list of account types, such as CA, CC or CS'),
  maskedNumber: z.string(),
  bankCode: z.string().describe('the first three digits of its CBU; 999 is this reference bank'),
  ownBank: z.boolean().describe('at the lending bank'),
  selected: z.boolean().describe('chosen to pay the instalments'),
});
export const accountsAnswer = z.object({
  accounts: z.array(accountAnswer),
  canOpenNew: z.boolean(),
  afterIdentity: z
    .boolean()
    .optional()
    .describe('the accounts are listed only after the identity check, which is still to come'),
  seller: z
    .object({
      maskedNumber: z.string(),
      bankCode: z.string().describe('the first three digits of its CBU'),
      ownBank: z.boolean().describe('at the lending bank'),
      onHold: z
        .boolean()
        .optional()
        .describe(
          "the account was changed after a seller gave data, or the bank cannot tell whose it is, and the payment waits until the bank's people release it",
        ),
      loanOnHold: z
        .boolean()
        .optional()
        .describe("the payment waits until the bank's people resolve a revocation"),
    })
    .nullable()
    .describe('the account on which the seller is paid'),
});
// CA-62: one of the listed accounts or a new savings account at this bank; or the seller's payout account, a CBU of the
// seller's CUIT (docs/domain.md#payment-accounts)
export const updateAccountBody = z.union([
  z.strictObject({ accountId: z.string() }),
  z.strictObject({ openNewAccount: z.literal(true) }),
  z.strictObject({ seller: z.strictObject({ cbu: z.string().max(40), cuit: z.string().max(20) }) }),
]);
