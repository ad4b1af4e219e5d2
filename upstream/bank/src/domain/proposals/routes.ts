import { requireUser } from '../access/guard.ts';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { conditionalAnswers, conditionalHeaders, isNamed, withEtag } from '../../platform/http/etag.ts';
import { answers } from '../../platform/http/answers.ts';
import {
  getProposalsAnswer,
  getProposalsQuery,
  listAbilities,
  listAnswer,
  listQuery,
} from '../api/proposals.ts';
import { ABILITIES, getProposals, listEtag, listProposals } from './service.ts';

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
  app.get(
    '/ext/proposals/abilities',
    {
      schema: {
        tags: ['proposals'],
        description: 'Optional: what `ext/proposals` can do.',
        response: answers(listAbilities),
      },
    },
    () => ABILITIES,
  );
  app.get(
    '/ext/proposals',
    {
      schema: {
        tags: ['proposals'],
        description:
          'Optional: CA-81 with more filters, orders and page sizes, one search box, and more in each item. Has an ETag.',
        querystring: listQuery,
        headers: conditionalHeaders,
        response: conditionalAnswers(listAnswer),
      },
      onSend: withEtag,
    },
    async (request, reply) => {
      const user = requireUser(request);
      // Read before the list: a write in between then gives an old ETag, and the list is read once more.
      const etag = await listEtag(bank, user, request.query);
      if (etag !== null && isNamed(request.headers['if-none-match'], etag)) {
        return reply.code(304).header('etag', etag).send(null);
      }
      if (etag !== null) reply.header('etag', etag);
      return listProposals(bank, user, request.query);
    },
  );
}
