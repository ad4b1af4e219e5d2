import type { FastifyBaseLogger } from 'fastify';
import type { BankSources } from '../bank/sources.ts';
import type { GuestCapability } from '../session/guest.ts';
import type { Settings } from '../settings.ts';

export type Persona = { documentNumber: string; description: string };

/** What every resolver gets of the request that it serves. */
export type GatewayContext = {
  requestId: string;
  settings: Settings;
  bank: BankSources;
  guest: GuestCapability;
  log: FastifyBaseLogger;
  /** Today's date in Argentina, YYYY-MM-DD. */
  today: string;
  /** The demonstration's applicants; empty in production. */
  personas: () => Promise<Persona[]>;
};
