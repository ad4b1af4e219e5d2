import { z } from 'zod';
import { isoDate, pesos } from '../../platform/http/shapes.ts';

// Optional, not in CA: a bank without estimates of side costs returns 404
export const sideCostsQuery = z.object({
  provinceId: z.coerce
    .number()
    .int()
    .optional()
    .describe('where the vehicle is registered; an assumed one when left out'),
  value: z.coerce.number().positive().describe('of the vehicle, in pesos'),
  zeroKm: z.enum(['true', 'false']),
  financedAmount: z.coerce.number().positive(),
});

const sideCost = z.object({
  code: z
    .enum(['PLEDGE_REGISTRATION', 'STAMP_TAX', 'TRANSFER', 'PLATE_TAX'])
    .describe('registration of the pledge, stamp tax of the contract, transfer of a used vehicle, plate tax'),
  amount: pesos.describe('0 if the province exempts it'),
  monthly: z.boolean().describe('paid every month; otherwise once'),
  payee: z.string().describe('whom the borrower pays, in Spanish'),
});
export const sideCostsAnswer = z.object({
  provinceId: z.number().int().describe('of get_states; the assumed one if none was sent'),
  items: z.array(sideCost),
  total: pesos.describe('of what is paid once'),
  source: z.string().describe('where the figures come from, in Spanish'),
  date: isoDate.describe('of the figures'),
});
