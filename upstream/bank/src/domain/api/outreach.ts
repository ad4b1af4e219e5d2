import { z } from 'zod';
import { isoInstant } from '../../platform/http/shapes.ts';

// Optional: how staff may reach the people of a proposal
const reminder = z.object({
  party: z.enum(['HOLDER', 'CO_OWNER', 'SELLER']).describe('party that has to act'),
  last: z
    .object({
      sentAt: isoInstant,
      channel: z.enum(['SMS', 'EMAIL']),
      maskedRecipient: z.string(),
    })
    .nullable()
    .describe('the last reminder to this party'),
  nextAt: isoInstant.nullish().describe('Optional: when another one may be sent; null for now'),
});

const sellerLink = z.object({
  state: z
    .enum(['SENT', 'OPENED', 'EXPIRED'])
    .describe('OPENED: the seller opened this link or an earlier one and can still act'),
  sentAt: isoInstant,
  until: isoInstant.describe('when the link can no longer be opened for the first time'),
  nextAt: isoInstant.nullish().describe('Optional: when another one may be sent; null for now'),
});

export const outreachAnswer = z.object({
  reminder: reminder.nullable().describe('null if the bank cannot send a link to anybody who has to act'),
  reminders: z
    .array(reminder)
    .optional()
    .describe('Optional: one for each party that has to act; the first is `reminder`'),
  noReminder: z
    .enum(['PHONE_NOT_VALIDATED', 'CO_OWNER_REFUSED', 'EXPIRED'])
    .nullish()
    .describe(
      "Optional: why there is no reminder. PHONE_NOT_VALIDATED: the owner's phone is not validated; CO_OWNER_REFUSED: the co-owner declined; EXPIRED: the proposal is past its last day; null for another reason and with reminders",
    ),
  contactVisible: z
    .boolean()
    .describe("whether `contact` returns the applicant's phone and email to a seller"),
  sellerLink: sellerLink
    .nullish()
    .describe(
      "Optional: the newest link sent to the vehicle's seller, without its key; null if none was sent",
    ),
});

// Optional: the applicant's contact
export const contactAnswer = z.object({
  firstName: z.string(),
  cellPhone: z.object({ areaCode: z.string(), number: z.string() }),
  email: z.string(),
  seenAt: isoInstant.describe('time that the bank records with the user'),
});
// Optional: sends the link of the step that the proposal waits for
export const reminderAnswer = outreachAnswer.pick({ reminder: true });
export const reminderBody = z
  .strictObject({
    party: reminder.shape.party
      .optional()
      .describe('party of one of the reminders; the first one by default'),
  })
  .nullish();
export const contactBody = z.strictObject({}).nullish();
