import { requireUser } from '../access/guard.ts';
import type { Bank, BankApp } from '../bank.ts';
import { answers } from '../http/answers.ts';
import { getProposalsAnswer, getProposalsQuery } from './contract.ts';
import { getProposals } from './service.ts';

export function proposalsRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/proposals/get_proposals',
    {
      schema: {
        tags: ['proposals'],
        description: 'CA-81: a page of the dashboard, newest first; of what the signed-in user may see.',
        querystring: getProposalsQuery,
        response: answers(getProposalsAnswer),
      },
    },
    async (request) => getProposals(bank, requireUser(request), request.query),
  );
}
