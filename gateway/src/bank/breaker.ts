import { RecentCount } from './recentCount.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** It opens when of at least `minCalls` calls in `windowMs` at least `failurePercent` failed, for `openMs`. */
export type BreakerSettings = Readonly<{
  failurePercent: number;
  minCalls: number;
  windowMs: number;
  openMs: number;
}>;

/** A call's verdict on its route: it works, it fails, or none because the client disconnected. */
export type Verdict = 'works' | 'fails' | 'nothing';

/** Stops calling what fails too often; then one call at a time tries whether it works again. */
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

  /** When it is worth asking again, in whole seconds. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.#msUntilTrial() / 1000));
  }

  /** Returns a function that reports how the call ended; null while no call may start. */
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
    // A call that started before it opened adds no information.
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
