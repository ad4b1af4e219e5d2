import { z } from 'zod';
import { isoInstant } from '../../platform/http/shapes.ts';

// Optional: how staff may reach the people of a proposal
export const outreachAnswer = z.object({
  contactVisible: z.boolean().describe("whether `contact` gives a seller the applicant's phone and mail"),
});

// Optional: the applicant's contact
export const contactAnswer = z.object({
  firstName: z.string(),
  cellPhone: z.object({ areaCode: z.string(), number: z.string() }),
  email: z.string(),
  seenAt: isoInstant.describe('recorded with the user'),
});
export const contactBody = z.strictObject({}).nullish();
