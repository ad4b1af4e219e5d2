import { Breaker, type BreakerSettings, type BreakerState, type Verdict } from './breaker.ts';
import { RecentCount } from './recentCount.ts';

export type GuardSettings = BreakerSettings &
  Readonly<{
    /** Maximum concurrent calls of a route; more are rejected without calling the bank. */
    callsAtOnce: number;
    /** Maximum retries within the breaker's window, in percent of the route's calls. */
    retryPercent: number;
  }>;

export const GUARD_SETTINGS: GuardSettings = {
  failurePercent: 50,
  minCalls: 20,
  windowMs: 10_000,
  openMs: 3000,
  callsAtOnce: 100,
  retryPercent: 10,
};

/** Retries that are always allowed, because a percentage of few calls is zero. */
const FREE_RETRIES = 10;
const BUSY_RETRY_SECONDS = 1;

type Passage =
  | Readonly<{ kind: 'in'; judge: (verdict: Verdict) => void; leave: () => void }>
  | Readonly<{ kind: 'refused'; detail: string; retryAfterSeconds: number }>;

/** The breaker, limit of concurrent calls and retry budget of one route. */
class RouteGuard {
  readonly #settings: GuardSettings;
  readonly #breaker: Breaker;
  readonly #calls: RecentCount;
  readonly #retries: RecentCount;
  #underWay = 0;

  constructor(settings: GuardSettings, now: () => number) {
    this.#settings = settings;
    this.#breaker = new Breaker(settings, now);
    this.#calls = new RecentCount(settings.windowMs, now);
    this.#retries = new RecentCount(settings.windowMs, now);
  }

  get state(): BreakerState {
    return this.#breaker.state;
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Admits or rejects a call. The caller reports its end with `judge` and `leave`. */
  enter(): Passage {
    if (this.#underWay >= this.#settings.callsAtOnce) {
      return { kind: 'refused', detail: 'too many calls under way', retryAfterSeconds: BUSY_RETRY_SECONDS };
    }
    const judge = this.#breaker.enter();
    if (judge === null) {
      const { retryAfterSeconds } = this.#breaker;
      return { kind: 'refused', detail: 'breaker open', retryAfterSeconds };
    }
    this.#calls.add();
    this.#underWay += 1;
    return { kind: 'in', judge, leave: () => (this.#underWay -= 1) };
  }

  /** Takes a retry from the budget; returns false if it is used up. */
  takeRetry(): boolean {
    const allowed = Math.max(FREE_RETRIES, (this.#calls.value * this.#settings.retryPercent) / 100);
    if (this.#retries.value >= allowed) return false;
    this.#retries.add();
    return true;
  }
}

/** One guard per route, by its name in the contract (docs/decisions/014). */
export class RouteGuards {
  readonly #settings: GuardSettings;
  readonly #now: () => number;
  readonly #guards = new Map<string, RouteGuard>();

  constructor(settings: GuardSettings, now: () => number = () => performance.now()) {
    this.#settings = settings;
    this.#now = now;
  }

  of(route: string): RouteGuard {
    const known = this.#guards.get(route);
    if (known !== undefined) return known;
    const guard = new RouteGuard(this.#settings, this.#now);
    this.#guards.set(route, guard);
    return guard;
  }

  all(): ReadonlyMap<string, RouteGuard> {
    return this.#guards;
  }
}
