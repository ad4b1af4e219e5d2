const SLOTS = 10;

/** Counts events of the last `windowMs` in ten slots; the oldest slot is dropped at once. */
export class RecentCount {
  readonly #slotMs: number;
  readonly #now: () => number;
  #slots: { slot: number; count: number }[] = [];

  constructor(windowMs: number, now: () => number) {
    this.#slotMs = windowMs / SLOTS;
    this.#now = now;
  }

  get value(): number {
    this.#forget();
    return this.#slots.reduce((sum, { count }) => sum + count, 0);
  }

  add(): void {
    this.#forget();
    const slot = this.#slot();
    const last = this.#slots.at(-1);
    if (last?.slot === slot) last.count += 1;
    else this.#slots.push({ slot, count: 1 });
  }

  clear(): void {
    this.#slots = [];
  }

  #slot(): number {
    return Math.floor(this.#now() / this.#slotMs);
  }

  #forget(): void {
    const oldest = this.#slot() - SLOTS + 1;
    while ((this.#slots[0]?.slot ?? oldest) < oldest) this.#slots.shift();
  }
}
