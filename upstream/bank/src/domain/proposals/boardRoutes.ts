import { requireUser } from '../access/guard.ts';
import { boardAnswer, boardQuery } from '../api/board.ts';
import type { Bank } from '../bank.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import type { BankApp } from '../../platform/platform.ts';
import { getBoard } from './board.ts';

export function boardRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/ext/board',
    {
      schema: {
        operationId: 'getBoard',
        summary: 'Get the figures of the board',
        tags: ['ext'],
        description:
          "Optional: returns the number of proposals in each stage, and weekly counts of approved, signed, inscribed and returned ones, for a seller's own points of sale or all of them for an admin; 403 for others. A bank without this call answers 404, and the list omits these figures.",
        querystring: boardQuery,
        response: responseSchemas(boardAnswer),
      },
    },
    async (request) => getBoard(bank, requireUser(request), request.query),
  );
}
