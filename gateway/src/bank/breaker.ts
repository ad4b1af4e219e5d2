export type BreakerState = 'closed' | 'open' | 'half-open';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 3000;

/** Stops calling an upstream that is down: five failures in a row open it, then one trial every three seconds. */
export class Breaker {
  #failures = 0;
  #openedAt: number | null = null;
  #trial = false;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return this.#now() - this.#openedAt >= OPEN_MS ? 'half-open' : 'open';
  }

  /** True when a call may go out; while half open, only the first asks the upstream. */
  enter(): boolean {
    if (this.state === 'closed') return true;
    if (this.state === 'open' || this.#trial) return false;
    this.#trial = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openedAt = null;
    this.#trial = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#trial = false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openedAt = this.#now();
  }

  /** The call ended by the caller's own will: it says nothing of the upstream. */
  abandoned(): void {
    this.#trial = false;
  }
}
