import { createHmac } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Redis } from 'ioredis';
import type { Budget } from '../schema/context.ts';
import type { Settings } from '../settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Many people share an IP address: a branch, a family, a mobile carrier. */
const PEOPLE_PER_ADDRESS = 20;
/** Lower, because anybody can create new browsers. */
const NEW_BROWSERS_PER_ADDRESS = 3;
/** An export reads the full list from the bank. */
const EXPORTS_PER_MINUTE = 6;

/** The caller: IP address, guest or user, and whether it is a guest that has not started anything. */
type Asker = Readonly<{ address: string; person: string; isNew: boolean }>;

/** A counter under `key`: at most `limit` in `windowMs`. `shared`: other callers use it too. */
type Share = Readonly<{ key: string; limit: number; windowMs: number; shared: boolean }>;
type Spent = { window: number; windowMs: number; count: number; before: number };

/**
 * Limits requests that are worth abusing, such as lookups of people by number, per caller and IP address. Windows
 * slide: the remaining part of the previous one counts too. Gateways share the counts through Redis, if configured.
 * Methods throw if a limit is exceeded.
 */
export class Budgets {
  readonly #limits: Settings['rateLimits'];
  readonly #secret: string;
  readonly #store: Redis | null;
  readonly #now: () => Date;
  readonly #spent = new Map<string, Spent>();
  #cleanedAt = 0;

  constructor(
    settings: Pick<Settings, 'rateLimits' | 'cookieSecrets'>,
    store: Redis | null,
    now: () => Date,
  ) {
    this.#limits = settings.rateLimits;
    [this.#secret] = settings.cookieSecrets;
    this.#store = store;
    this.#now = now;
  }

  /**
   * Counts a request per minute, by caller and by IP address. The address limit is higher, but lower for new browsers.
   */
  spend(budget: Budget, asker: Asker): Promise<void> {
    const limit = this.#limits[`${budget}PerMinute`];
    const shares = sharesOf(budget, asker, limit, MINUTE_MS);
    // Log lines take storage, so they are also limited per hour.
    return this.#take(budget === 'logs' ? [...shares, ...logHour(asker, limit)] : shares);
  }

  /** Counts a lookup of a person's open proposal by a browser without access to it. */
  spendOpenProposal(asker: Asker, documentNumber: string): Promise<void> {
    const { openProposalsPerHour, openProposalsPerDay } = this.#limits;
    // Use a digest, so that no document number is stored.
    const person = createHmac('sha256', this.#secret).update(documentNumber).digest('base64url');
    return this.#take([
      ...sharesOf('open', asker, openProposalsPerHour, HOUR_MS),
      { key: `open:document:${person}`, limit: openProposalsPerDay, windowMs: DAY_MS, shared: true },
    ]);
  }

  /**
   * Counts a code request by a browser without access to the proposal, per IP address and day. Counts requests, not
   * sent codes, because their number would reveal whether a proposal exists; the bank counts those.
   */
  spendCodeRequest({ address }: Asker): Promise<void> {
    const limit = this.#limits.openProposalsPerHour * PEOPLE_PER_ADDRESS;
    return this.#take([{ key: `code:address:${address}`, limit, windowMs: DAY_MS, shared: true }]);
  }

  /** Counts a sign-up, because each sends an email to an address that the caller enters. */
  spendSignUp({ address, person }: Asker): Promise<void> {
    const { signUpsPerHour } = this.#limits;
    return this.#take([
      { key: `sign-up:person:${person}`, limit: signUpsPerHour, windowMs: HOUR_MS, shared: false },
      {
        key: `sign-up:address:${address}`,
        limit: signUpsPerHour * NEW_BROWSERS_PER_ADDRESS,
        windowMs: HOUR_MS,
        shared: true,
      },
    ]);
  }

  /** Counts an export per user, not per IP address. */
  spendExport(user: string): Promise<void> {
    const share = { limit: EXPORTS_PER_MINUTE, windowMs: MINUTE_MS, shared: false };
    return this.#take([{ key: `export:user:${user}`, ...share }]);
  }

  /** Counts the narrowest share first. A rejected request restores shared counts, so that nobody locks out others. */
  async #take(shares: readonly Share[]): Promise<void> {
    const now = this.#now().getTime();
    const taken: Share[] = [];
    for (const share of shares) {
      taken.push(share);
      if ((await this.#count(share, now)) <= share.limit) continue;
      await Promise.all(taken.filter(({ shared }) => shared).map((one) => this.#count(one, now, -1)));
      const retryAfter = share.windowMs / 1000;
      throw new GraphQLError('too many requests', { extensions: { code: 'RATE_LIMITED', retryAfter } });
    }
  }

  async #count({ key, limit, windowMs }: Share, now: number, by = 1): Promise<number> {
    const window = Math.floor(now / windowMs);
    const { count, before } = await this.#add({ key, by }, window, windowMs, now);
    // Repeated rejections must not keep the next window closed.
    return count + Math.min(before, limit) * (1 - (now % windowMs) / windowMs);
  }

  async #add(added: { key: string; by: number }, window: number, windowMs: number, now: number) {
    const { key, by } = added;
    if (this.#store === null) return this.#addHere(added, window, windowMs, now);
    const name = (at: number) => `budget:${key}:${at}`;
    try {
      const answers = await this.#store
        .multi()
        .incrby(name(window), by)
        .pexpire(name(window), 2 * windowMs)
        .get(name(window - 1))
        .exec();
      return { count: Number(answers?.[0]?.[1] ?? 0), before: Number(answers?.[2]?.[1] ?? 0) };
    } catch {
      // If Redis is down, count per process.
      return this.#addHere(added, window, windowMs, now);
    }
  }

  #addHere({ key, by }: { key: string; by: number }, window: number, windowMs: number, now: number): Spent {
    this.#clean(now);
    const known = this.#spent.get(key);
    const spent =
      known?.window === window
        ? known
        : { window, windowMs, count: 0, before: known?.window === window - 1 ? known.count : 0 };
    spent.count += by;
    this.#spent.set(key, spent);
    return spent;
  }

  #clean(now: number): void {
    if (now - this.#cleanedAt < MINUTE_MS) return;
    this.#cleanedAt = now;
    for (const [key, { window, windowMs }] of this.#spent) {
      if ((window + 2) * windowMs <= now) this.#spent.delete(key);
    }
  }
}

/** Returns a caller's shares, narrowest first. */
function sharesOf(kind: string, { address, person, isNew }: Asker, limit: number, windowMs: number): Share[] {
  const newLimit = limit * NEW_BROWSERS_PER_ADDRESS;
  const addressLimit = limit * PEOPLE_PER_ADDRESS;
  return [
    { key: `${kind}:person:${person}`, limit, windowMs, shared: false },
    ...(isNew ? [{ key: `${kind}:new:${address}`, limit: newLimit, windowMs, shared: true }] : []),
    { key: `${kind}:address:${address}`, limit: addressLimit, windowMs, shared: true },
  ];
}

const logHour = ({ address, person }: Asker, perMinute: number): Share[] => [
  { key: `logs:hour:person:${person}`, limit: perMinute * 4, windowMs: HOUR_MS, shared: false },
  { key: `logs:hour:address:${address}`, limit: perMinute * 40, windowMs: HOUR_MS, shared: true },
];
