import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import { accountsAnswer, updateAccountBody } from '../api/accounts.ts';
import { getAccounts, updateAccount } from './service.ts';

export function accountsRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/accounts/:id/get_accounts',
    {
      schema: {
        operationId: 'getAccounts',
        summary: "List the applicant's accounts",
        tags: ['accounts'],
        description: "CA-61: returns the applicant's accounts at this bank.",
        params: proposalIdParams,
        response: responseSchemas(accountsAnswer),
      },
    },
    async (request) => getAccounts(bank, request.params.id),
  );
  app.patch(
    '/accounts/:id/update_account',
    {
      schema: {
        operationId: 'updateAccount',
        summary: 'Choose the payment account',
        tags: ['accounts'],
        description:
          "CA-62: chooses an account for the loan or a new savings account, or saves the seller's payout account. Only the browser (`x-subject`) that opened the seller's link may save the latter; otherwise 403 SELLER_KEY_REQUIRED.",
        params: proposalIdParams,
        body: updateAccountBody,
        response: responseSchemas(accountsAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => updateAccount(tx, request.params.id, request.body, request.caller)),
  );
}
