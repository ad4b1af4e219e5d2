import type { RequestFlags } from './flags.ts';
import { networkOf } from '@prendarios/servers/network';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BankClient, Caller } from '../bank/client/BankClient.ts';
import { BankSession } from '../bank/BankSession.ts';
import type { CatalogueCache } from '../bank/client/CatalogueCache.ts';
import type { QuoteLinks } from '../quotes/quoteLinks.ts';
import {
  type GuestCapability,
  type GuestCookies,
  guestCookieName,
  guestCookieOptions,
} from '../session/guest.ts';
import { coOwnershipsOf, readsOnly, salesOf, type Visitor } from '../session/sales.ts';
import { currentWork } from '../session/tabWork.ts';
import { type Opened, type UserSessions, userCookieName, userCookieOptions } from '../session/user.ts';
import type { Settings } from '../settings.ts';
import type { GatewayContext, Persona } from '../schema/context.ts';
import { type ErrorBody, errorBody, sessionRefusal } from './errors.ts';
import type { Budgets } from './budgets.ts';

/** Objects that all requests of the process share. */
export type Services = Readonly<{
  settings: Settings;
  client: BankClient;
  cache: CatalogueCache;
  cookies: GuestCookies;
  sessions: UserSessions;
  budgets: Budgets;
  flags: RequestFlags;
  quoteLinks: QuoteLinks;
  now: () => Date;
  personas: () => Promise<Persona[]>;
}>;

const IDEMPOTENCY_KEY = /^[\w.:-]{1,200}$/;

export function isSecure(request: FastifyRequest, settings: Settings): boolean {
  return settings.profile === 'production' || request.protocol === 'https';
}

export async function guestOf(request: FastifyRequest, services: Services): Promise<GuestCapability> {
  const { guest } = await services.cookies.open(
    request.cookies[guestCookieName(isSecure(request, services.settings))],
  );
  const key = idempotencyKeyOf(request);
  return key === null ? guest : services.cookies.forWrite(guest, key);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null;
}

const BEARER = /^Bearer +(\S+)$/i;

/** Opens the session of the request's token and cookie; null without a token. */
export async function sessionOf(request: FastifyRequest, services: Services): Promise<Opened | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return null;
  const cookie = request.cookies[userCookieName(isSecure(request, services.settings))];
  return services.sessions.open({
    token,
    cookie,
    background: request.headers['x-background'] === '1',
    agent: request.headers['user-agent'] ?? '',
  });
}

/** Writes changed cookies back, or clears them if the request ended the session. */
export async function keepVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { guest, user }: Visitor,
  services: Services,
): Promise<void> {
  const secure = isSecure(request, services.settings);
  if (user?.ended || guest.ended) {
    void reply
      .clearCookie(guestCookieName(secure), guestCookieOptions(secure))
      .clearCookie(userCookieName(secure), userCookieOptions(secure))
      // Keep cookies and storage, which have the browser's other choices (docs/security.md#signing-out).
      .header('clear-site-data', '"cache"');
    return;
  }
  if (guest.changed) {
    const sealed = await services.cookies.seal(guest);
    void reply.setCookie(guestCookieName(secure), sealed, guestCookieOptions(secure));
  }
  if (user?.changed) {
    const sealed = await services.sessions.seal(user);
    void reply.setCookie(userCookieName(secure), sealed, userCookieOptions(secure));
  }
}

/** Returns the caller for calls to the bank, which aborts reads when the client disconnects. */
function callerOf(request: FastifyRequest, reply: FastifyReply, guest: GuestCapability): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    requestId: request.id,
    subject: `guest:${guest.subject}`,
    clientAddress: request.ip,
    idempotencyKey: idempotencyKeyOf(request),
    token: null,
    signal: gone.signal,
  };
}

/** Returns the subject of the browser that opened a sale, or the session's subject for a user without such sales. */
function sellersSubject(guest: GuestCapability, user: Visitor['user']): string {
  const holder = user === null || guest.sales.length > 0 ? guest : user.work;
  return `guest:${holder.subject}`;
}

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { guest, user }: Visitor,
  services: Services,
): GatewayContext {
  const caller = callerOf(request, reply, guest);
  const onBehalf = user && {
    token: user.token,
    opensAsGuest: (id: string) => !readsOnly(user) && guest.opens(id),
  };
  const asker = {
    address: networkOf(request.ip),
    person: user?.claims.sub ?? guest.subject,
    isNew: user === null && guest.isEmpty,
  };
  const bankFor = (who: Caller, token: typeof onBehalf = null) =>
    new BankSession(services.client, services.cache, who, token);
  return {
    settings: services.settings,
    bank: bankFor(caller, onBehalf),
    // A separate session, so that data read through a sale is never returned for a query about the caller's own
    // proposal.
    saleBank: bankFor({ ...caller, subject: sellersSubject(guest, user) }),
    // Without the user, because a co-owner's link gives access to one device.
    coOwnerBank: bankFor(caller),
    guest,
    user,
    own: user?.work ?? guest,
    current: currentWork({ guest, user }, request.headers['x-work']),
    signOut: async () => {
      if (user === null) guest.end();
      else await services.sessions.end(user);
    },
    sessions: {
      list: async () => (user === null ? [] : services.sessions.list(user)),
      end: async (isMeant) => {
        if (user !== null) await services.sessions.endThose(user, isMeant);
      },
    },
    spend: (budget) => services.budgets.spend(budget, asker),
    spendSignUp: () => services.budgets.spendSignUp(asker),
    spendOpenProposal: (documentNumber) => services.budgets.spendOpenProposal(asker, documentNumber),
    spendCodeRequest: () => services.budgets.spendCodeRequest(asker),
    quoteLinks: services.quoteLinks,
    log: request.log,
    today: todayInArgentina(services.now()),
    personas: services.personas,
  };
}

/** Returns the caller of a public file route. */
export const callerForAnybody = async (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<Caller> => callerOf(request, reply, await guestOf(request, services));

/**
 * Returns the caller of a file route. A missing, unknown or foreign proposal is a 404; an invalid token is a 401, so
 * that the client gets a new one.
 */
export async function callerForProposal(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  proposal: string | undefined,
): Promise<{ caller: Caller; proposal: string; owner: string } | { refused: ErrorBody }> {
  const session = await sessionOf(request, services);
  if (session?.kind === 'refused') return { refused: sessionRefusal(session.code) };
  const guest = await guestOf(request, services);
  const asGuest =
    proposal !== undefined && guest.opens(proposal) && (session === null || !readsOnly(session.user));
  if (proposal === undefined || (!asGuest && session === null)) return { refused: errorBody(404) };
  const caller = callerOf(request, reply, guest);
  return {
    caller: asGuest || session === null ? caller : { ...caller, token: session.user.token },
    proposal,
    /** Identifies the uploader across connections. */
    owner: session === null ? guest.subject : session.user.claims.sub,
  };
}

/** Returns the caller of a file route about the tab's simulation, and its uuid or null. */
export async function callerForSimulation(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<{ caller: Caller; simulation: string | null } | { refused: ErrorBody }> {
  const session = await sessionOf(request, services);
  if (session?.kind === 'refused') return { refused: sessionRefusal(session.code) };
  const guest = await guestOf(request, services);
  const user = session?.user ?? null;
  const { simulation } = currentWork({ guest, user }, request.headers['x-work']);
  const isHeld = simulation !== null && [user?.work, guest].some((work) => work?.simulation(simulation));
  const caller = callerOf(request, reply, guest);
  return {
    caller: user === null ? caller : { ...caller, token: user.token },
    simulation: isHeld ? simulation : null,
  };
}

/** Returns the caller of a seller's file route. The sale gives access, without a user's token. */
export async function callerForSale(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  sale: string,
): Promise<{ caller: Caller; proposal: string; owner: string } | { refused: ErrorBody }> {
  const session = await sessionOf(request, services);
  if (session?.kind === 'refused') return { refused: sessionRefusal(session.code) };
  const guest = await guestOf(request, services);
  const user = session?.user ?? null;
  if (!salesOf({ guest, user }).some(({ id }) => id === sale)) return { refused: errorBody(404) };
  const caller = callerOf(request, reply, guest);
  return { caller, proposal: sale, owner: user?.claims.sub ?? guest.subject };
}

/** Returns the caller of a co-owner's file route. The co-ownership gives access, without a user's token. */
export async function callerForCoOwnership(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  proposal: string | undefined,
): Promise<{ caller: Caller; proposal: string } | { refused: ErrorBody }> {
  const session = await sessionOf(request, services);
  if (session?.kind === 'refused') return { refused: sessionRefusal(session.code) };
  const guest = await guestOf(request, services);
  const mine = coOwnershipsOf({ guest, user: session?.user ?? null });
  if (proposal === undefined || !mine.includes(proposal)) return { refused: errorBody(404) };
  return { caller: callerOf(request, reply, guest), proposal };
}
