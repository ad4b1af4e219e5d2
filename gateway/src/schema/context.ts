import type { FastifyBaseLogger } from 'fastify';
import type { BankSession } from '../bank/BankSession.ts';
import type { QuoteLinks } from '../quotes/quoteLinks.ts';
import type { GuestCapability } from '../session/guest.ts';
import type { CurrentWork } from '../session/tabWork.ts';
import type { ListedSession, SignedIn } from '../session/user.ts';
import type { Settings } from '../settings.ts';

/** Kinds of requests with a limit per minute and caller. */
export type Budget = 'lookups' | 'logs' | 'links';
export type Persona = { documentNumber: string; description: string };

/** The request context of the resolvers. */
export type GatewayContext = {
  settings: Settings;
  bank: BankSession;
  /** The bank without a user, for sales opened in this browser. Only `loadSale` grants access. */
  saleBank: BankSession;
  /** The bank without a user, for loans with this browser's user as co-owner. Only `coOwnerships.ts` grants access. */
  coOwnerBank: BankSession;
  guest: GuestCapability;
  /** Null for a guest. */
  user: SignedIn | null;
  /** Records new simulations and proposals: in the session if signed in, otherwise in the guest's cookie. */
  own: GuestCapability;
  /** The work of the requesting tab, for sellers with several customers at once; otherwise the latest work. */
  current: CurrentWork;
  /** Ends the session of this request and this browser's guest access. */
  signOut: () => Promise<void>;
  /** Open sessions of the signed-in user; empty for a guest. */
  sessions: Readonly<{
    list: () => Promise<ListedSession[]>;
    end: (isMeant: (id: string) => boolean) => Promise<void>;
  }>;
  /** Counts a request against the caller's limit per minute. @throws RATE_LIMITED over the limit */
  spend: (budget: Budget) => Promise<void>;
  /** Counts a sign-up. @throws RATE_LIMITED over the limit */
  spendSignUp: () => Promise<void>;
  /** Counts a lookup of a person's open proposal. @throws RATE_LIMITED over the limit */
  spendOpenProposal: (documentNumber: string) => Promise<void>;
  /** Counts a code request by a browser without access to the proposal. @throws RATE_LIMITED over the limit */
  spendCodeRequest: () => Promise<void>;
  quoteLinks: QuoteLinks;
  log: FastifyBaseLogger;
  /** Today's date in Argentina, YYYY-MM-DD. */
  today: string;
  /** The demo applicants; empty in production. */
  personas: () => Promise<Persona[]>;
};
