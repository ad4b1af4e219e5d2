import { z } from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);

// CA-78: the points of sale of the signed-in user; none for an applicant
export const sellingPointsParams = z.object({ id: z.string().max(128).describe("the token's subject") });
export const sellingPointsAnswer = z.object({
  points_of_sale: z.array(z.object({ business_name: z.string(), code: z.string() })),
});

// CA-79: EN-10 exactly; without a password (docs/domain.md#sign-up)
export const createUserBody = z.strictObject({
  first_name: text(50),
  last_name: text(50),
  cuitl: z.string().max(20).describe('CUIL or CUIT, eleven digits'),
  gender: z
    .enum(['F', 'M', 'X', 'N', 'NA'])
    .default('NA')
    .describe('X: non-binary; N: not applicable; NA: not given'),
  email: z.string().max(254),
  address: z.strictObject({
    locality: text(150),
    province: z.union([z.number().int(), text(150)]).describe('id of get_states, or a name'),
    street: text(150),
    street_number: z.number().int().min(0).max(99_999),
    floor: z.string().trim().max(9).default(''),
    department: z.string().trim().max(9).default('').describe('apartment; empty without one'),
    postal_code: z.string().trim().max(9),
  }),
  phone_number: z.strictObject({ area_code: z.string().trim().max(9), number: z.string().trim().max(15) }),
});
export const createUserAnswer = z.object({ created: z.literal(true) });
