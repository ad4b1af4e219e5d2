import { z } from 'zod';

export const createLogBody = z.strictObject({
  level: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  message: z.string().min(1).max(8192),
  context: z.record(z.string(), z.unknown()).optional(),
});
export const createLogAnswer = z.object({ logged: z.boolean().describe('false when logging is off') });
