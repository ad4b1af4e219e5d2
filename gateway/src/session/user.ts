import type { Secrets } from '@prendarios/servers/secrets';
import { z } from 'zod';
import { GuestCapability, workContents, workIn } from './guest.ts';
import { type IdentityClaims, KeysUnavailable, TokenRefused, type TokenVerifier } from './identityToken.ts';
import { type OpenSession, type OpenSessions, sessionId } from './openSessions.ts';
import type { RevokedSessions } from './revokedSessions.ts';
import { Sealed } from './sealed.ts';

const LIFE_SECONDS = 30 * 24 * 60 * 60;
const USE = 'user-session';
/** Only a sign-in younger than this opens a session without a cookie, so that a copied token is useless later. */
const FRESH_SECONDS = 120;
/** Tolerance between the clocks of two machines. */
const SKEW_SECONDS = 60;
/** Activity is written at most this often, so the cookie's last activity may be this much too old. */
const WRITTEN_EVERY_SECONDS = 60;

const contents = workContents.extend({ sub: z.string(), originJti: z.string(), seenAt: z.number().int() });

export type Refusal = 'UNAUTHENTICATED' | 'SESSION_EXPIRED' | 'IDENTITY_UNAVAILABLE';
/** `id` identifies the session among the user's sessions. */
export type ListedSession = OpenSession & Readonly<{ id: string; isCurrent: boolean }>;
export type Opened = { kind: 'user'; user: SignedIn } | { kind: 'refused'; code: Refusal };

/** A request of a signed-in user, with a valid token and session. */
export class SignedIn {
  readonly claims: IdentityClaims;
  readonly token: string;
  /** The work started in this session. It ends with the session and is never stored in the guest's cookie. */
  readonly work: GuestCapability;
  readonly seenAt: number;
  readonly agent: string;
  /** Whether this request's activity must be written. */
  readonly seenAnew: boolean;
  #ended = false;

  constructor(
    claims: IdentityClaims,
    token: string,
    state: { work: GuestCapability; seenAt: number; seenAnew: boolean; agent: string },
  ) {
    this.claims = claims;
    this.token = token;
    this.work = state.work;
    this.seenAt = state.seenAt;
    this.seenAnew = state.seenAnew;
    this.agent = state.agent;
  }

  get changed(): boolean {
    return this.seenAnew || this.work.changed;
  }

  get ended(): boolean {
    return this.#ended;
  }

  end(): void {
    this.#ended = true;
  }
}

/** A session ends after this long without activity (docs/domain.md#sessions). */
export const SESSION_IDLE_MINUTES = 15;

type UserSessionsOptions = Readonly<{
  secrets: Secrets;
  /** Null if no identity service is configured, so that nobody can sign in. */
  verify: TokenVerifier | null;
  revoked: RevokedSessions;
  open: OpenSessions;
  now: () => Date;
}>;

/** A request's session headers. `background`: an automatic poll, which does not extend the session. */
type Asking = Readonly<{ token: string; cookie: string | undefined; background: boolean; agent: string }>;

const LONGEST_AGENT = 300;

/** A session is a valid token plus the cookie of the same sign-in, active within the idle timeout. */
export class UserSessions {
  readonly #sealed: Sealed;
  readonly #verify: TokenVerifier | null;
  readonly #revoked: RevokedSessions;
  readonly #open: OpenSessions;
  readonly #now: () => Date;

  constructor({ secrets, verify, revoked, open, now }: UserSessionsOptions) {
    this.#sealed = new Sealed(secrets, USE, LIFE_SECONDS);
    this.#verify = verify;
    this.#revoked = revoked;
    this.#open = open;
    this.#now = now;
  }

  async open(asking: Asking): Promise<Opened> {
    const opened = await this.#opened(asking);
    if (opened.kind === 'user' && opened.user.seenAnew) {
      // A session works even if it cannot be listed.
      await this.#note(opened.user).catch(() => undefined);
    }
    return opened;
  }

  async #note({ claims, seenAt, agent }: SignedIn): Promise<OpenSession> {
    const session = {
      originJti: claims.origin_jti,
      agent,
      openedAt: claims.auth_time,
      seenAt,
    };
    await this.#open.note(claims.sub, session, seenAt + SESSION_IDLE_MINUTES * 60 + WRITTEN_EVERY_SECONDS);
    return session;
  }

  async #opened({ token, cookie, background, ...asking }: Asking): Promise<Opened> {
    const agent = asking.agent.slice(0, LONGEST_AGENT);
    const claims = await this.#claims(token);
    if (typeof claims === 'string') return { kind: 'refused', code: claims };
    const expired = { kind: 'refused', code: 'SESSION_EXPIRED' } as const;
    const isRevoked = await this.#revoked.isRevoked(claims.origin_jti, this.#now()).catch(() => null);
    // If Redis is down, the session may have ended, so the request is rejected.
    if (isRevoked === null) return { kind: 'refused', code: 'IDENTITY_UNAVAILABLE' };
    if (isRevoked) return expired;
    const known = contents.safeParse(await this.#sealed.open(cookie)).data;
    const own = known?.sub === claims.sub ? known : undefined;
    const now = this.#seconds();
    if (own?.originJti === claims.origin_jti) {
      const idle = now - own.seenAt;
      if (idle > SESSION_IDLE_MINUTES * 60 + WRITTEN_EVERY_SECONDS) return expired;
      const seenAnew = !background && idle >= WRITTEN_EVERY_SECONDS;
      const state = { work: workOf(claims, own), seenAt: seenAnew ? now : own.seenAt, seenAnew, agent };
      return { kind: 'user', user: new SignedIn(claims, token, state) };
    }
    const age = now - claims.auth_time;
    if (age > FRESH_SECONDS || age < -SKEW_SECONDS) return expired;
    // A person who signs in again continues at the same place (docs/domain.md#sessions).
    const state = { work: workOf(claims, own), seenAt: now, seenAnew: true, agent };
    return { kind: 'user', user: new SignedIn(claims, token, state) };
  }

  seal({ claims, work, seenAt }: SignedIn): Promise<string> {
    return this.#sealed.seal(claims.sub, {
      originJti: claims.origin_jti,
      seenAt,
      ...workIn(work),
    });
  }

  /**
   * Ends a sign-in permanently. It is remembered until its token has expired and its cookies are past the idle timeout;
   * after that, only a fresh sign-in is accepted without a cookie.
   */
  async end(user: SignedIn): Promise<void> {
    await this.#revoke(user.claims.origin_jti, user.claims.exp);
    await this.#open.forget(user.claims.sub, user.claims.origin_jti);
    user.end();
  }

  /** Returns the user's active sessions: the current one first, then by last use. */
  async list(user: SignedIn): Promise<ListedSession[]> {
    const { claims } = user;
    const sessions = await this.#open.of(claims.sub, this.#seconds());
    const isListed = sessions.some(({ originJti }) => originJti === claims.origin_jti);
    // Restores the entry after a restart of the gateway.
    if (!isListed && !user.ended) sessions.push(await this.#note(user));
    return sessions
      .map((session) => ({
        ...session,
        id: sessionId(session.originJti),
        isCurrent: session.originJti === claims.origin_jti,
      }))
      .toSorted((one, two) => Number(two.isCurrent) - Number(one.isCurrent) || two.seenAt - one.seenAt);
  }

  /** Ends the given sessions of the user. */
  async endThose(user: SignedIn, isMeant: (id: string) => boolean): Promise<void> {
    for (const { id, originJti, isCurrent } of await this.list(user)) {
      if (!isMeant(id)) continue;
      if (isCurrent) {
        await this.end(user);
        continue;
      }
      await this.#revoke(originJti, 0);
      await this.#open.forget(user.claims.sub, originJti);
    }
  }

  /** `tokenEnds`: expiry of a known token, in seconds. */
  async #revoke(originJti: string, tokenEnds: number): Promise<void> {
    const cookiesEnd = this.#seconds() + SESSION_IDLE_MINUTES * 60 + WRITTEN_EVERY_SECONDS + FRESH_SECONDS;
    await this.#revoked.revoke(originJti, new Date(Math.max(tokenEnds, cookiesEnd) * 1000));
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  async #claims(token: string): Promise<IdentityClaims | Refusal> {
    if (this.#verify === null) return 'UNAUTHENTICATED';
    try {
      return await this.#verify(token, this.#now());
    } catch (error) {
      if (error instanceof TokenRefused) return 'UNAUTHENTICATED';
      if (error instanceof KeysUnavailable) return 'IDENTITY_UNAVAILABLE';
      throw error;
    }
  }
}

function workOf(claims: IdentityClaims, known: z.infer<typeof contents> | undefined): GuestCapability {
  return new GuestCapability({
    subject: claims.sub,
    simulations: known?.simulations ?? [],
    proposals: known?.proposals ?? [],
    sales: known?.sales ?? [],
    // A co-owner's link belongs to the browser, whoever is signed in.
    coOwnerships: [],
  });
}

/** Another subdomain cannot set a `__Host-` cookie, but the prefix requires https. */
export function userCookieName(secure: boolean): string {
  return secure ? '__Host-user' : 'user';
}

export function userCookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure, maxAge: LIFE_SECONDS } as const;
}
