import { z } from 'zod';
import type { BankClient } from '../bank/client/BankClient.ts';
import type { CatalogueCache } from '../bank/client/CatalogueCache.ts';
import type { Settings } from '../settings.ts';
import type { Persona } from './context.ts';

const TTL_MS = 60_000;
const personasShape = z.array(z.object({ dni: z.string(), description: z.string() }));

/** Loads the demo applicants from the reference bank; empty outside the demo and if the bank is unavailable. */
export function personasOf(
  settings: Settings,
  client: BankClient,
  cache: CatalogueCache,
): () => Promise<Persona[]> {
  if (settings.profile !== 'demo') return async () => [];
  const load = async () =>
    personasShape
      .parse(await client.outside('/demo/personas'))
      .map(({ dni, description }) => ({ documentNumber: dni, description }));
  // Other banks lack this page; the demo then shows no list.
  return () => cache.get('demo personas', TTL_MS, load).catch(() => []);
}
