import { RecentCount } from './recentCount.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Opens for `openMs` when at least `failurePercent` of at least `minCalls` calls within `windowMs` failed. */
export type BreakerSettings = Readonly<{
  failurePercent: number;
  minCalls: number;
  windowMs: number;
  openMs: number;
}>;

/** Result of a call for its route: works, fails, or nothing because the client disconnected. */
export type Verdict = 'works' | 'fails' | 'nothing';

/** A circuit breaker; while half open it lets one call through at a time. */
export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #now: () => number;
  readonly #calls: RecentCount;
  readonly #failures: RecentCount;
  #openedAt: number | null = null;
  #isTrying = false;

  constructor(settings: BreakerSettings, now: () => number) {
    this.#settings = settings;
    this.#now = now;
    this.#calls = new RecentCount(settings.windowMs, now);
    this.#failures = new RecentCount(settings.windowMs, now);
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return this.#msUntilTrial() > 0 ? 'open' : 'half-open';
  }

  /** Whole seconds until a call may start. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.#msUntilTrial() / 1000));
  }

  /** Returns a function to report how the call ended, or null if no call may start. */
  enter(): ((verdict: Verdict) => void) | null {
    const { state } = this;
    if (state === 'closed') return (verdict) => this.#counted(verdict);
    if (state === 'open' || this.#isTrying) return null;
    this.#isTrying = true;
    return (verdict) => this.#tried(verdict);
  }

  #msUntilTrial(): number {
    return this.#openedAt === null ? 0 : this.#openedAt + this.#settings.openMs - this.#now();
  }

  #counted(verdict: Verdict): void {
    if (verdict === 'nothing') return;
    this.#calls.add();
    if (verdict === 'fails') this.#failures.add();
    const { minCalls, failurePercent } = this.#settings;
    const calls = this.#calls.value;
    const isBroken = calls >= minCalls && this.#failures.value * 100 >= calls * failurePercent;
    // A call that started before the breaker opened must not keep it open longer.
    if (isBroken && this.#openedAt === null) this.#openedAt = this.#now();
  }

  #tried(verdict: Verdict): void {
    this.#isTrying = false;
    if (verdict === 'nothing') return;
    this.#openedAt = verdict === 'works' ? null : this.#now();
    this.#calls.clear();
    this.#failures.clear();
  }
}
