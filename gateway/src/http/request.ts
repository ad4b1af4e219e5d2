import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayInArgentina } from '@prendarios/rules/birthDate';
import type { BankClient, Caller } from '../bank/BankClient.ts';
import { BankSession } from '../bank/BankSession.ts';
import type { CatalogueCache } from '../bank/CatalogueCache.ts';
import { bankSources } from '../bank/sources.ts';
import {
  type GuestCapability,
  type GuestCookies,
  guestCookieName,
  guestCookieOptions,
} from '../session/guest.ts';
import type { Settings } from '../settings.ts';
import type { GatewayContext, Persona } from './context.ts';

/** What lives as long as the process and every request is served with. */
export type Services = Readonly<{
  settings: Settings;
  client: BankClient;
  cache: CatalogueCache;
  cookies: GuestCookies;
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
  return guest;
}

/** Writes the capability back when this request changed it. */
export async function keepGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  guest: GuestCapability,
  services: Services,
): Promise<void> {
  if (!guest.changed) return;
  const secure = isSecure(request, services.settings);
  void reply.setCookie(
    guestCookieName(secure),
    await services.cookies.seal(guest),
    guestCookieOptions(secure),
  );
}

/** On whose behalf the bank is called; aborts reads when the client has gone. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, guest: GuestCapability): Caller {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const key = request.headers['idempotency-key'];
  return {
    requestId: request.id,
    subject: `guest:${guest.subject}`,
    clientAddress: request.ip,
    idempotencyKey: typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null,
    signal: gone.signal,
  };
}

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  guest: GuestCapability,
  services: Services,
): GatewayContext {
  const session = new BankSession(services.client, services.cache, callerOf(request, reply, guest));
  return {
    requestId: request.id,
    settings: services.settings,
    bank: bankSources(session),
    guest,
    log: request.log,
    today: todayInArgentina(services.now()),
    personas: services.personas,
  };
}
