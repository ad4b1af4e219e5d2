import { z } from 'zod';
import type { BankApp } from '../platform/platform.ts';
import { PERSONAS } from './personas.ts';

/** Demo profile only: lists the demo's people and what each of them is for. */
export function personaRoutes(app: BankApp): void {
  const schema = {
    hide: true,
    response: { 200: z.array(z.object({ dni: z.string(), description: z.string() })) },
  };
  app.get('/demo/personas', { schema }, async () =>
    PERSONAS.map(({ dni, description }) => ({ dni, description })),
  );
}
