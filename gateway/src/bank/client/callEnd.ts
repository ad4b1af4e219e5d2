/**
 * Ends a call at its deadline or when the client disconnects, with one timer and one listener for all attempts.
 * `AbortSignal.any` costs more than the rest of a call's bookkeeping.
 */
export class CallEnd {
  readonly #controller = new AbortController();
  readonly #deadline: number;
  readonly #timer: NodeJS.Timeout;
  readonly #gone: AbortSignal | null;
  readonly #leave = (): void => this.#controller.abort(new DOMException('the caller has gone', 'AbortError'));

  constructor(deadlineMs: number, gone: AbortSignal | null) {
    this.#deadline = performance.now() + deadlineMs;
    this.#timer = setTimeout(
      () => this.#controller.abort(new DOMException('the deadline is over', 'TimeoutError')),
      deadlineMs,
    );
    this.#gone = gone;
    if (gone?.aborted) this.#leave();
    else gone?.addEventListener('abort', this.#leave, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get timeLeftMs(): number {
    return this.#deadline - performance.now();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#gone?.removeEventListener('abort', this.#leave);
  }
}
