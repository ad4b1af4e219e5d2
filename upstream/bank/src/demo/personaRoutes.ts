import { z } from 'zod';
import type { Bank } from '../domain/bank.ts';
import type { BankApp } from '../platform/platform.ts';
import { PERSONAS } from './personas.ts';
import { visitors } from './visitors.ts';

const personas = z.array(z.object({ dni: z.string(), description: z.string() }));
const visitorsAnswer = z.object({
  guests: z.array(z.object({ phase: z.string(), step: z.string(), proposal: z.uuid() })),
  users: z.array(z.object({ email: z.string(), role: z.string(), proposal: z.uuid().nullable() })),
});

/** Demo profile only: lists the demo's personas and the identities that developers can use to try the API. */
export function personaRoutes(app: BankApp, { sql }: Bank): void {
  app.get('/demo/personas', { schema: { hide: true, response: { 200: personas } } }, async () =>
    PERSONAS.map(({ dni, description }) => ({ dni, description })),
  );
  app.get('/demo/visitors', { schema: { hide: true, response: { 200: visitorsAnswer } } }, async () =>
    visitorsAnswer.parse(await visitors(sql)),
  );
}
