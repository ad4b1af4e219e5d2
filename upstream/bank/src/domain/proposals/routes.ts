import { requireUser } from '../access/guard.ts';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { conditionalAnswers, conditionalHeaders, withEtag } from '../../platform/http/etag.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import {
  countProposalsAnswer,
  countProposalsQuery,
  getProposalsAnswer,
  getProposalsQuery,
  listAbilities,
} from '../api/proposals.ts';
import { ABILITIES, countProposals, getProposals } from './service.ts';

export function proposalsRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/proposals/get_proposals',
    {
      schema: {
        operationId: 'getProposals',
        summary: 'List proposals, newest first',
        tags: ['proposals'],
        description:
          'CA-81: returns a page of the proposals that the signed-in user may see. Has an ETag. `ext/list-abilities` names the optional parameters that this bank supports.',
        querystring: getProposalsQuery,
        headers: conditionalHeaders,
        response: conditionalAnswers(getProposalsAnswer),
      },
      onSend: withEtag,
    },
    (request) => getProposals(bank, requireUser(request), request.query),
  );
  app.get(
    '/ext/list-abilities',
    {
      schema: {
        operationId: 'getListAbilities',
        summary: 'List the supported filters and sort orders',
        tags: ['proposals'],
        description: 'Optional: returns the optional parameters of `get_proposals` that this bank supports.',
        response: responseSchemas(listAbilities),
      },
    },
    () => ABILITIES,
  );
  app.get(
    '/ext/proposal-count',
    {
      schema: {
        operationId: 'countProposals',
        summary: 'Count the proposals that match filters',
        tags: ['proposals'],
        description: 'Optional: counts the proposals that `get_proposals` would list with these filters.',
        querystring: countProposalsQuery,
        response: responseSchemas(countProposalsAnswer),
      },
    },
    (request) => countProposals(bank, requireUser(request), request.query),
  );
}
