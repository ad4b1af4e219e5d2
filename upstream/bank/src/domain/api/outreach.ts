import { z } from 'zod';
import { isoInstant } from '../../platform/http/shapes.ts';

// Optional: how staff may reach the people of a proposal
const reminder = z.object({
  party: z.enum(['HOLDER', 'CO_OWNER', 'SELLER']).describe('whom the proposal waits for'),
  last: z
    .object({
      sentAt: isoInstant,
      channel: z.enum(['SMS', 'EMAIL']),
      maskedRecipient: z.string(),
    })
    .nullable()
    .describe('the last reminder to this party'),
  nextAt: isoInstant.nullish().describe('Optional: when another one may go out; null for now'),
});

const sellerLink = z.object({
  state: z
    .enum(['SENT', 'OPENED', 'EXPIRED'])
    .describe('OPENED: the seller opened this link or an earlier one, and may still act'),
  sentAt: isoInstant,
  until: isoInstant.describe('when the link stops to open the sale on a first device'),
  nextAt: isoInstant.nullish().describe('Optional: when another one may be sent; null for now'),
});

export const outreachAnswer = z.object({
  reminder: reminder
    .nullable()
    .describe('null while the proposal waits for nobody whom the bank can send a link to the step'),
  reminders: z
    .array(reminder)
    .optional()
    .describe('Optional: one for each person who is awaited; the first is `reminder`'),
  contactVisible: z.boolean().describe("whether `contact` gives a seller the applicant's phone and mail"),
  sellerLink: sellerLink
    .nullish()
    .describe(
      "Optional: the newest link to the part of the vehicle's seller, without its key; null if none was sent",
    ),
});

// Optional: the applicant's contact
export const contactAnswer = z.object({
  firstName: z.string(),
  cellPhone: z.object({ areaCode: z.string(), number: z.string() }),
  email: z.string(),
  seenAt: isoInstant.describe('recorded with the user'),
});
// Optional: sends the link of the step that the proposal waits for
export const reminderAnswer = outreachAnswer.pick({ reminder: true });
export const reminderBody = z
  .strictObject({
    party: reminder.shape.party
      .optional()
      .describe('one of the awaited; without it whom the active step waits for first'),
  })
  .nullish();
export const contactBody = z.strictObject({}).nullish();
