import { requireUser } from '../access/guard.ts';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { conditionalAnswers, conditionalHeaders, withEtag } from '../../platform/http/etag.ts';
import { getProposalsAnswer, getProposalsQuery } from '../api/proposals.ts';
import { getProposals } from './service.ts';

export function proposalsRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/proposals/get_proposals',
    {
      schema: {
        tags: ['proposals'],
        description:
          'CA-81: a page of the dashboard, newest first; of what the signed-in user may see. Has an ETag.',
        querystring: getProposalsQuery,
        headers: conditionalHeaders,
        response: conditionalAnswers(getProposalsAnswer),
      },
      onSend: withEtag,
    },
    async (request) => getProposals(bank, requireUser(request), request.query),
  );
}
