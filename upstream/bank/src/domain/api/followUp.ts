import { LONGEST_NOTE } from '@prendarios/rules/followUp';
import { z } from 'zod';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';

const staffMember = z.object({
  name: z.string().nullable().describe('as the user signed in; null if the token had none'),
  isUser: z.boolean().describe('whether it is the user who asks'),
});

// Optional: how a point of sale follows up a proposal
export const followUpAnswer = z.object({
  assignee: staffMember.nullable().describe('who looks after the proposal; null for nobody'),
  assignedAt: isoInstant.nullish().describe('Optional: since when'),
  nextOn: isoDate.nullable().describe('the day of the next call'),
  notes: z
    .array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        author: staffMember,
        writtenAt: isoInstant,
      }),
    )
    .describe('newest first, at most 100'),
  history: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z
          .enum([
            'TAKEN',
            'LEFT',
            'CALL_SET',
            'CALL_CLEARED',
            'CANCELLED',
            'CONTACT_SEEN',
            'REMINDED',
            'SELLER_LINK_SENT',
            'PHONE_CHANGED',
            'EMAIL_CHANGED',
          ])
          .describe(
            "TAKEN and LEFT: looking after it; CALL_SET and CALL_CLEARED: the next day; CANCELLED: the proposal, for the owner; CONTACT_SEEN: saw the owner's phone and mail; REMINDED: sent the link of the step it waits for; SELLER_LINK_SENT: sent the seller's link; PHONE_CHANGED and EMAIL_CHANGED: of the owner",
          ),
        by: staffMember,
        party: z
          .enum(['OWNER', 'CO_OWNER', 'SELLER'])
          .nullable()
          .describe('whom it was about; null for the proposal as a whole'),
        maskedRecipient: z
          .string()
          .nullable()
          .describe('of a message that was sent, and of a changed contact'),
        from: staffMember.nullish().describe('Optional: who looked after it before; of TAKEN'),
        nextOn: isoDate.nullish().describe('Optional: the day; of CALL_SET'),
        at: isoInstant,
      }),
    )
    .describe('what sellers did, newest first, at most 100'),
  writable: z.boolean().describe('whether the user may write to it'),
});

/** Direction marks could make a note look different from its text. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

export const followUpBody = z.strictObject({
  assigned: z.boolean().optional().describe('true: the user looks after it; false: no longer'),
  nextOn: isoDate
    .nullable()
    .optional()
    .describe('from today to a year ahead; null for none. Whoever sets it takes a proposal that nobody has'),
  note: z
    .string()
    .overwrite((text) => text.replace(DIRECTION_MARKS, ''))
    .trim()
    .min(1)
    .max(LONGEST_NOTE)
    .optional(),
});
