import { z } from 'zod';

export const identityCheckQuery = z.object({
  proposal: z.uuid().describe('proposalUuid'),
  personType: z.enum(['OWNER', 'CO_OWNER']),
});
export const identityCheckAnswer = z.object({
  proposal: z.uuid(),
  personType: z.enum(['OWNER', 'CO_OWNER']),
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']).describe('result; repeat the call while it is PENDING'),
});
