import { z } from 'zod';
import { isoDate } from '../../platform/http/shapes.ts';

export const boardQuery = z.strictObject({
  pointOfSale: z
    .preprocess((value) => (value === '' ? undefined : value), z.string().max(20).optional())
    .describe('left out for all points of sale of the user'),
});

const count = z.number().int().nonnegative();
const counts = z.object({
  approved: count.describe('proposals created in that time'),
  signed: count.describe('contracts signed by all in that time'),
  inscribed: count.describe('pledges inscribed in that time'),
});
const placed = z.number().nonnegative().optional().describe('pesos of the loans signed');

export const boardAnswer = z.object({
  stages: z.array(
    z.object({
      phase: z
        .string()
        .nullable()
        .describe('its active phase, as get_proposals takes it; null for the finished ones'),
      status: z.enum(['A', 'E']).describe('status of its proposals, as get_proposals takes it'),
      count: count.describe('of proposals in it'),
      capped: z.boolean().describe('there are more than `count`'),
      targetDays: count
        .nullable()
        .describe('days in which a proposal should leave it; null without a target'),
      olderThanTarget: count.nullable().describe('of those counted, in it for longer; null without a target'),
      medianDays: z
        .number()
        .nonnegative()
        .nullable()
        .optional()
        .describe(
          'median days that the latest finished proposals spent in it; null if too few have finished',
        ),
    }),
  ),
  weeks: z
    .array(counts.extend({ placed, week: isoDate.describe('its Monday, in Argentina') }))
    .describe('the last twelve, oldest first'),
  pointsOfSale: z
    .array(counts.extend({ placed, code: z.string().nullable(), business_name: z.string().nullable() }))
    .describe('the same weeks together, by point of sale; null for proposals without one'),
  cohorts: z
    .array(
      z.object({
        week: isoDate.describe('Monday of the first of its four weeks'),
        approved: count.describe('proposals created in that time'),
        signed: count.describe('of those, so far'),
        inscribed: count.describe('of those, so far'),
      }),
    )
    .optional()
    .describe(
      'the proposals approved in four weeks each, oldest first, and how many of them have been signed and inscribed so far',
    ),
  sentBackDocuments: z
    .array(
      z.object({
        type: z.string(),
        label: z.string(),
        count: count.describe('proposals of which one was sent back'),
        reasons: z
          .array(z.object({ reason: z.string(), count: count.describe('proposals') }))
          .optional()
          .describe('the three most frequent reasons given'),
      }),
    )
    .describe('documents sent back in the same weeks, by kind, the most frequent first'),
});
