import { z } from 'zod';
import { pesos } from '../../platform/http/shapes.ts';

export const insuranceOffer = z.object({
  id: z.uuid(),
  insurer: z.object({ id: z.number().int(), name: z.string() }),
  coverage: z.object({
    code: z.string(),
    name: z.string(),
    description: z.string().nullable().describe('what it pays for, in plain words'),
  }),
  monthlyPremium: pesos,
  insuredSum: pesos,
  deductible: pesos.nullable().describe('of each repair; null if the coverage has none'),
  selected: z.boolean(),
});
// CA-39 ({id}: proposal's uuid), CA-40 and CA-42 answer the same list
export const insurancesAnswer = z.array(insuranceOffer);
// CA-40
export const generateInsurancesBody = z.strictObject({ proposalId: z.uuid() });
// CA-41
export const postInsuranceBody = z.strictObject({ proposalId: z.uuid(), insuranceId: z.uuid() });
// CA-42
export const reloadInsurancesQuery = z.object({ id: z.uuid().describe('proposalUuid') });
