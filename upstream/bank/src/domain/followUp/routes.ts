import { answers } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import { requireUser } from '../access/guard.ts';
import { followUpAnswer, followUpBody } from '../api/followUp.ts';
import type { Bank } from '../bank.ts';
import { changeFollowUp, followUpOf } from './service.ts';

const tags = ['ext'];

/** Registers optional routes for a point of sale's team to follow up its proposals (decision 028). */
export function followUpRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/ext/follow-up/:id',
    {
      schema: {
        operationId: 'getFollowUp',
        summary: 'Read how a point of sale follows up a proposal',
        tags,
        description:
          'Optional: who looks after a proposal, when they call next, and their notes; for sellers of its point of sale and admins, never for its parties. A bank without this call answers 404, and the dashboard does without.',
        params: proposalIdParams,
        response: answers(followUpAnswer),
      },
    },
    (request) => followUpOf(bank, request.params.id, requireUser(request)),
  );
  app.post(
    '/ext/follow-up/:id/change',
    {
      schema: {
        operationId: 'changeFollowUp',
        summary: 'Take or leave a proposal, set the next day, add a note',
        tags,
        description:
          'Optional: changes what the body names, for a seller of its point of sale. Whoever looked after a proposal that a colleague takes gets a mail. Notes are never edited. 429 NOTE_LIMIT above 60 notes an hour of a user.',
        params: proposalIdParams,
        body: followUpBody,
        response: answers(followUpAnswer),
      },
    },
    async (request) => {
      const { id } = request.params;
      const user = requireUser(request);
      // Keeps the notes out of the stored idempotent response.
      await write(bank, request, async (tx) => {
        await changeFollowUp(tx, id, user, request.body);
        return {};
      });
      return followUpOf(bank, id, user);
    },
  );
}
