import { responseSchemas } from '../../platform/http/answers.ts';
import { proposalIdParams } from '../../platform/http/shapes.ts';
import { write } from '../../platform/http/write.ts';
import type { BankApp } from '../../platform/platform.ts';
import { requireUser } from '../access/guard.ts';
import { contactAnswer, contactBody, outreachAnswer, reminderAnswer, reminderBody } from '../api/outreach.ts';
import type { Bank } from '../bank.ts';
import { contactOf, recordContactSeen } from './contact.ts';
import { remind } from './reminder.ts';
import { outreachOf } from './service.ts';

const tags = ['ext'];

/** Registers optional routes for a point of sale to contact the people of its proposals (decision 028). */
export function outreachRoutes(app: BankApp, bank: Bank): void {
  app.get(
    '/ext/outreach/:id',
    {
      schema: {
        operationId: 'getOutreach',
        summary: 'Get the ways to reach the people of a proposal',
        tags,
        description:
          "Optional: returns the ways in which a seller may reach the people of a proposal of their points of sale. The id is the proposal's. A bank without this call answers 404, and the dashboard omits it.",
        params: proposalIdParams,
        response: responseSchemas(outreachAnswer),
      },
    },
    (request) => outreachOf(bank, request.params.id, requireUser(request)),
  );
  app.post(
    '/ext/outreach/:id/contact',
    {
      schema: {
        operationId: 'revealContact',
        summary: "Read the applicant's phone and mail",
        tags,
        description:
          "Optional: returns the applicant's phone and mail to a seller of the proposal's point of sale. Each read is recorded with user and time; 429 REVEAL_LIMIT above 40 an hour or 100 a day per user.",
        params: proposalIdParams,
        body: contactBody,
        response: responseSchemas(contactAnswer),
      },
    },
    async (request) => {
      const { id } = request.params;
      const seen = await write(bank, request, (tx) => recordContactSeen(tx, id, requireUser(request)));
      return { ...(await contactOf(bank, id)), ...seen };
    },
  );
  app.post(
    '/ext/outreach/:id/reminder',
    {
      schema: {
        operationId: 'sendReminder',
        summary: 'Send a reminder to the person who has to act',
        tags,
        description:
          "Optional: sends the link of the active step to a party that has to act, at their contact in the proposal, for a seller of its point of sale. 429 REMINDER_TOO_SOON within four hours and after two a day to the same borrower, LINK_LIMIT within ten minutes of another link to the vehicle's seller.",
        params: proposalIdParams,
        body: reminderBody,
        response: responseSchemas(reminderAnswer),
      },
    },
    async (request) => {
      const user = requireUser(request);
      return write(bank, request, async (tx) => ({
        reminder: await remind(tx, request.params.id, user, request.body?.party),
      }));
    },
  );
}
