import { z } from 'zod';
import { isoDate } from '../../platform/http/shapes.ts';

export const boardQuery = z.strictObject({
  pointOfSale: z
    .preprocess((value) => (value === '' ? undefined : value), z.string().max(20).optional())
    .describe('omitted for all points of sale of the user'),
});

const count = z.number().int().nonnegative();
const counts = z.object({
  approved: count.describe('proposals created in that time'),
  signed: count.describe('contracts with all signatures in that time'),
  inscribed: count.describe('pledges inscribed in that time'),
});
const placed = z.number().nonnegative().optional().describe('pesos of the loans signed');

export const boardAnswer = z.object({
  stages: z.array(
    z.object({
      phase: z.string().nullable().describe('active phase for get_proposals; null for finished proposals'),
      status: z.enum(['A', 'E']).describe('status for get_proposals'),
      count: count.describe('number of proposals in the stage'),
      capped: z.boolean().describe('whether there are more than `count`'),
      targetDays: count
        .nullable()
        .describe('days within which a proposal should leave the stage; null without a target'),
      olderThanTarget: count
        .nullable()
        .describe('counted proposals that have been in the stage for longer; null without a target'),
      medianDays: z
        .number()
        .nonnegative()
        .nullable()
        .optional()
        .describe(
          'median days that the latest finished proposals spent in the stage; null if too few have finished',
        ),
    }),
  ),
  weeks: z
    .array(counts.extend({ placed, week: isoDate.describe('Monday of the week, in Argentina') }))
    .describe('the last twelve weeks, oldest first'),
  pointsOfSale: z
    .array(counts.extend({ placed, code: z.string().nullable(), business_name: z.string().nullable() }))
    .describe('totals of the same weeks by point of sale; null for proposals without one'),
  cohorts: z
    .array(
      z.object({
        week: isoDate.describe('Monday of the first of the four weeks'),
        approved: count.describe('proposals created in that time'),
        signed: count.describe('proposals of these that are signed so far'),
        inscribed: count.describe('proposals of these whose pledge is inscribed so far'),
      }),
    )
    .optional()
    .describe('the proposals approved in each group of four weeks, oldest first, and their progress so far'),
  sentBackDocuments: z
    .array(
      z.object({
        type: z.string(),
        label: z.string(),
        count: count.describe('proposals with such a document sent back'),
        reasons: z
          .array(z.object({ reason: z.string(), count: count.describe('number of proposals') }))
          .optional()
          .describe('the three most frequent reasons'),
      }),
    )
    .describe('documents sent back in the same weeks by kind, most frequent first'),
});
