import type { FastifyBaseLogger } from 'fastify';
import type { BankSources } from '../bank/sources.ts';
import type { QuoteLinks } from '../quotes/quoteLinks.ts';
import type { GuestCapability } from '../session/guest.ts';
import type { CurrentWork } from '../session/tabWork.ts';
import type { ListedSession, SignedIn } from '../session/user.ts';
import type { Settings } from '../settings.ts';

/** What a caller may ask for so many times in a minute. */
export type Budget = 'lookups' | 'logs' | 'links';
export type Persona = { documentNumber: string; description: string };

/** What every resolver gets of the request that it serves. */
export type GatewayContext = {
  requestId: string;
  settings: Settings;
  bank: BankSources;
  /** The bank without a user, for sales that this browser opened; only `loadSale` decides which. */
  saleBank: BankSources;
  /** The same for the loans that this browser takes part in as their co-owner; only `coOwnerships.ts` decides which. */
  coOwnerBank: BankSources;
  guest: GuestCapability;
  /** Null for a guest. */
  user: SignedIn | null;
  /** Where new simulations and proposals are noted: the session's when signed in, else the guest's. */
  own: GuestCapability;
  /** Of the tab that asks, for a seller with several customers under way; else what was begun last. */
  current: CurrentWork;
  /** Ends the session of this request, and what this browser holds as a guest. */
  signOut: () => Promise<void>;
  /** The open sessions of the signed-in user; a guest has none. */
  sessions: Readonly<{
    list: () => Promise<ListedSession[]>;
    end: (isMeant: (id: string) => boolean) => Promise<void>;
  }>;
  /** Takes one from what this caller may ask for in a minute; throws RATE_LIMITED when nothing is left. */
  spend: (budget: Budget) => Promise<void>;
  /** Counts a sign-up; throws RATE_LIMITED past the limit. */
  spendSignUp: () => Promise<void>;
  /** Counts an answer on whether this person has an open proposal; throws RATE_LIMITED past the limit. */
  spendOpenProposal: (documentNumber: string) => Promise<void>;
  /** Counts a request for a code by a browser that does not hold the proposal; throws RATE_LIMITED past the limit. */
  spendCodeRequest: () => Promise<void>;
  quoteLinks: QuoteLinks;
  log: FastifyBaseLogger;
  /** Today's date in Argentina, YYYY-MM-DD. */
  today: string;
  /** The demonstration's applicants; empty in production. */
  personas: () => Promise<Persona[]>;
};
