import { z } from 'zod';
import { catalogueItem } from '../../platform/http/shapes.ts';

export const statesAnswer = z.array(
  z.object({
    id: z.number().int(),
    name: z.string(),
    cpaLetter: z.string().describe("first letter of the province's CPA postal codes"),
  }),
);
export const citiesQuery = z.object({ state_id: z.coerce.number().int() });
export const citiesAnswer = z.array(
  z.object({
    id: z.number().int(),
    stateId: z.number().int(),
    name: z.string(),
    postalCode: z.string().describe('four digits'),
  }),
);
export const countriesAnswer = z.array(catalogueItem);
