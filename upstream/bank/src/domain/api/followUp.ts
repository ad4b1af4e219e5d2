import { LONGEST_NOTE } from '@prendarios/rules/followUp';
import { z } from 'zod';
import { isoDate, isoInstant } from '../../platform/http/shapes.ts';

export const staffMember = z.object({
  name: z.string().nullable().describe('name from the identity token; null if the token had none'),
  isUser: z.boolean().describe('whether this is the calling user'),
  id: z.string().optional().describe('in lists: id to filter by (`assignee`)'),
});

// Optional: how a point of sale follows up a proposal
export const followUpAnswer = z.object({
  assignee: staffMember.nullable().describe('assignee; null if nobody is assigned'),
  assignedAt: isoInstant.nullish().describe('Optional: when the proposal was assigned'),
  nextOn: isoDate.nullable().describe('day of the next call'),
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
            "TAKEN, LEFT: assigned or unassigned themselves; CALL_SET, CALL_CLEARED: set or removed the day of the next call; CANCELLED: cancelled the proposal for the owner; CONTACT_SEEN: saw the owner's phone and email; REMINDED: sent the link of the active step; SELLER_LINK_SENT: sent the seller's link; PHONE_CHANGED, EMAIL_CHANGED: changed the owner's phone or email",
          ),
        by: staffMember,
        party: z
          .enum(['OWNER', 'CO_OWNER', 'SELLER'])
          .nullable()
          .describe('party concerned; null if the act concerns the proposal'),
        maskedRecipient: z
          .string()
          .nullable()
          .describe('masked recipient of a message, or masked new contact'),
        from: staffMember.nullish().describe('Optional: previous assignee, for TAKEN'),
        nextOn: isoDate.nullish().describe('Optional: the new day, for CALL_SET'),
        at: isoInstant,
      }),
    )
    .describe('acts of sellers, newest first, at most 100'),
  writable: z.boolean().describe('whether the user may change the follow-up'),
});

/** Direction marks could make a note look different from its text. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

export const followUpBody = z.strictObject({
  assigned: z
    .boolean()
    .optional()
    .describe('true: assigns the proposal to the user; false: unassigns the user'),
  knownAssignedAt: isoInstant
    .optional()
    .describe(
      'assignedAt of the assignment that the user saw; required to take the proposal from a colleague, so that nobody takes it from a colleague unknowingly',
    ),
  nextOn: isoDate
    .nullable()
    .optional()
    .describe(
      'day of the next call, from today to a year ahead; null removes it. Setting it assigns an unassigned proposal to the user',
    ),
  note: z
    .string()
    .overwrite((text) => text.replace(DIRECTION_MARKS, ''))
    .trim()
    .min(1)
    .max(LONGEST_NOTE)
    .optional(),
});
