import { responseSchemas } from '../../platform/http/answers.ts';
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
        summary: 'Get the follow-up of a proposal',
        tags,
        description:
          'Optional: returns the assignee of a proposal, the next call and the notes, for sellers of its point of sale and admins, never for its parties. A bank without this call answers 404, and the dashboard omits it.',
        params: proposalIdParams,
        response: responseSchemas(followUpAnswer),
      },
    },
    (request) => followUpOf(bank, request.params.id, requireUser(request)),
  );
  app.post(
    '/ext/follow-up/:id/change',
    {
      schema: {
        operationId: 'changeFollowUp',
        summary: 'Assign or unassign a proposal, set the next call, add a note',
        tags,
        description:
          "Optional: changes the given parts of the follow-up, for sellers of the proposal's point of sale. The previous assignee gets a mail. 409 ASSIGNED_MEANWHILE if a colleague has the proposal by another assignment than knownAssignedAt. Notes cannot be edited. 429 NOTE_LIMIT above 60 notes an hour per user.",
        params: proposalIdParams,
        body: followUpBody,
        response: responseSchemas(followUpAnswer),
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
