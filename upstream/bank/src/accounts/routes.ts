import type { Bank, BankApp } from '../bank.ts';
import { answers } from '../http/answers.ts';
import { proposalIdParams } from '../http/shapes.ts';
import { write } from '../http/write.ts';
import { accountsAnswer, updateAccountBody } from './contract.ts';
import { getAccounts, updateAccount } from './service.ts';

export function accountsRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/accounts/:id/get_accounts',
    {
      schema: {
        tags: ['accounts'],
        description: "CA-61: the applicant's accounts at this bank.",
        params: proposalIdParams,
        response: answers(accountsAnswer),
      },
    },
    async (request) => getAccounts(bank, request.params.id),
  );
  app.patch(
    '/accounts/:id/update_account',
    {
      schema: {
        tags: ['accounts'],
        description: 'CA-62: chooses the account of the loan, or a new savings account.',
        params: proposalIdParams,
        body: updateAccountBody,
        response: answers(accountsAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => updateAccount(bank, tx, request.params.id, request.body)),
  );
}
