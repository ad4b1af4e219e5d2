import { z } from 'zod';
import { isoDate, pesos } from '../../platform/http/shapes.ts';

// Optional, not in CA: a bank without estimates of side costs returns 404
export const sideCostsQuery = z.object({
  provinceId: z.coerce
    .number()
    .int()
    .optional()
    .describe('province where the vehicle is registered; an assumed one by default'),
  value: z.coerce.number().positive().describe('value of the vehicle in pesos'),
  zeroKm: z.enum(['true', 'false']),
  financedAmount: z.coerce.number().positive(),
});

const sideCost = z.object({
  code: z
    .enum(['PLEDGE_REGISTRATION', 'STAMP_TAX', 'TRANSFER', 'PLATE_TAX'])
    .describe(
      'PLEDGE_REGISTRATION: registration of the pledge; STAMP_TAX: stamp tax of the contract; TRANSFER: transfer of a used vehicle; PLATE_TAX: plate tax',
    ),
  amount: pesos.describe('amount; 0 if the province exempts it'),
  monthly: z.boolean().describe('whether it is paid every month, not once'),
  payee: z.string().describe('recipient of the payment, in Spanish'),
});
export const sideCostsAnswer = z.object({
  provinceId: z.number().int().describe('id of get_states; the assumed one if none was sent'),
  items: z.array(sideCost),
  total: pesos.describe('sum of the costs that are paid once'),
  source: z.string().describe('source of the figures, in Spanish'),
  date: isoDate.describe('date of the figures'),
});
