import { z } from 'zod';
import { indexerType, percent, pesos } from '../../platform/http/shapes.ts';

export const insuranceOffer = z.object({
  id: z.uuid(),
  insurer: z.object({ id: z.number().int(), name: z.string() }),
  coverage: z.object({
    code: z.string().describe('code, the same for all insurers'),
    name: z.string(),
    description: z.string().nullable().describe('what the coverage pays for, in plain language'),
  }),
  monthlyPremium: pesos,
  insuredSum: pesos,
  deductible: pesos.nullable().describe('amount per repair; null if the coverage has none'),
  selected: z.boolean().describe('whether the policy is chosen for the proposal'),
});
// CA-39 ({id}: the proposal's uuid), CA-40 and CA-42 return the same list
export const insurancesAnswer = z.array(insuranceOffer);
export const generateInsurancesBody = z.strictObject({ proposalId: z.uuid() });
export const postInsuranceBody = z.strictObject({ proposalId: z.uuid(), insuranceId: z.uuid() });
export const reloadInsurancesQuery = z.object({ id: z.uuid().describe('proposalUuid') });

// Optional, not in CA: a bank without insurance estimates returns 404
export const insuranceEstimateQuery = z.object({
  uuid: z
    .uuid()
    .optional()
    .describe("uuid of the applicant's simulation, which determines vehicle, rates and driver"),
  vehicleType: z.string().max(4).optional().describe('vehicle type; a car by default'),
  value: z.coerce
    .number()
    .positive()
    .optional()
    .describe('value of the vehicle in pesos; required without uuid'),
  zeroKm: z.enum(['true', 'false']).optional().describe('whether the vehicle is new; required without uuid'),
  year: z.coerce
    .number()
    .int()
    .optional()
    .describe('model year of a used vehicle; an assumed age by default'),
  provinceId: z.coerce.number().int().optional().describe('province; an assumed one by default'),
  postalCode: z.string().max(8).optional(),
  financedAmount: z.coerce.number().positive(),
  selectedTerm: z.coerce.number().int().meta({ description: 'months', minimum: 1 }),
  selectedMode: indexerType.optional(),
  dueDate: z.coerce
    .number()
    .int()
    .meta({ description: 'day of the month', minimum: 1, maximum: 28 })
    .optional(),
  agreementId: z.coerce.number().int().optional(),
  couponId: z.string().optional(),
});
export const insuranceEstimateAnswer = z.object({
  monthlyPremium: pesos.describe('premium of the cheapest policy that the pledge accepts'),
  cfteaWithInsurance: percent.nullable().describe('CFTEA of the loan with that policy'),
  assumed: z
    .object({
      driverAge: z.number().int().nullable().describe('age in years'),
      vehicleAge: z.number().int().nullable().describe('age in years'),
      province: z.string().nullable().describe('name of get_states'),
    })
    .describe('assumed values; null for values that were known'),
});
