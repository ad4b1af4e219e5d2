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
  writable: z.boolean().describe('whether the user may write to it'),
});

export const followUpBody = z.strictObject({
  assigned: z.boolean().optional().describe('true: the user looks after it; false: no longer'),
  nextOn: isoDate
    .nullable()
    .optional()
    .describe('from today to a year ahead; null for none. Whoever sets it takes a proposal that nobody has'),
  note: z.string().trim().min(1).max(LONGEST_NOTE).optional(),
});
