import { z } from 'zod';
import { isoDate } from '../../platform/http/shapes.ts';

export const boardQuery = z.strictObject({
  pointOfSale: z
    .preprocess((value) => (value === '' ? undefined : value), z.string().max(20).optional())
    .describe('left out for all points of sale of the user'),
});

const count = z.number().int().nonnegative();
const weekCounts = z.object({ approved: count, signed: count, inscribed: count });

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
    }),
  ),
  weeks: z
    .array(weekCounts.extend({ week: isoDate.describe('its Monday, in Argentina') }))
    .describe('the last twelve, oldest first'),
  pointsOfSale: z
    .array(weekCounts.extend({ code: z.string().nullable(), business_name: z.string().nullable() }))
    .describe('the same weeks together, by point of sale; null for proposals without one'),
  sentBackDocuments: z
    .array(z.object({ type: z.string(), label: z.string(), count }))
    .describe('documents sent back in the same weeks, by kind, the most frequent first'),
});
