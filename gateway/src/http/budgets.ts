import { createHmac } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Redis } from 'ioredis';
import type { Budget } from '../schema/context.ts';
import type { Settings } from '../settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Several people come from one address: a branch, a family, a mobile carrier. */
const PEOPLE_PER_ADDRESS = 20;
/** Browsers that have begun nothing cost their maker nothing. */
const NEW_BROWSERS_PER_ADDRESS = 3;
/** An export reads the whole list from the bank. */
const EXPORTS_PER_MINUTE = 6;

/** Who asks: the network, the guest or user, and whether a guest has begun nothing yet. */
type Asker = Readonly<{ address: string; person: string; isNew: boolean }>;

/** What is counted under a key, how often it may come in any window of that length. Others draw on it, too, if `shared`. */
type Share = Readonly<{ key: string; limit: number; windowMs: number; shared: boolean }>;
type Spent = { window: number; windowMs: number; count: number; before: number };

/**
 * What people and addresses may ask for beside the requests themselves: questions about people by number are worth
 * guessing at. A window slides: the part of the previous window that is not over yet counts too. All gateways share the
 * counts where there is a store.
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

  /** In a minute, by person first and by address with a much higher cap, which is lower for browsers without a past. */
  spend(budget: Budget, asker: Asker): Promise<void> {
    const limit = this.#limits[`${budget}PerMinute`];
    const shares = sharesOf(budget, asker, limit, MINUTE_MS);
    // Lines of the log cost room: few an hour, and not twenty people's from one address.
    return this.#take(budget === 'logs' ? [...shares, ...logHour(asker, limit)] : shares);
  }

  /** Call before a browser that does not hold the proposal asks about a person's open one. */
  spendOpenProposal(asker: Asker, documentNumber: string): Promise<void> {
    const { openProposalsPerHour, openProposalsPerDay } = this.#limits;
    // No store holds a person's number.
    const person = createHmac('sha256', this.#secret).update(documentNumber).digest('base64url');
    return this.#take([
      ...sharesOf('open', asker, openProposalsPerHour, HOUR_MS),
      { key: `open:document:${person}`, limit: openProposalsPerDay, windowMs: DAY_MS, shared: true },
    ]);
  }

  /**
   * Requests for a code in a day by browsers that do not hold the proposal, whatever they name. The bank alone counts the
   * codes that it sends: here their number would tell whether there is a proposal, or be used up by requests that send none.
   */
  spendCodeRequest({ address }: Asker): Promise<void> {
    const limit = this.#limits.openProposalsPerHour * PEOPLE_PER_ADDRESS;
    return this.#take([{ key: `code:address:${address}`, limit, windowMs: DAY_MS, shared: true }]);
  }

  /** Each sign-up is a mail to whatever address was typed. */
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

  /** Of a signed-in user: others at the address use up nothing. */
  spendExport(user: string): Promise<void> {
    const share = { limit: EXPORTS_PER_MINUTE, windowMs: MINUTE_MS, shared: false };
    return this.#take([{ key: `export:user:${user}`, ...share }]);
  }

  /** Narrowest share first. A refused request spends nothing that is shared: nobody locks out the others at an address. */
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
    // What was refused over and over must not keep the next window closed.
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
      // Without its store a gateway counts what comes to itself.
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

/** The first of an asker's shares is the narrowest. */
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
