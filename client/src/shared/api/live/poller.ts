/** What the poller needs of its surroundings, so that tests can replace it. */
export type LiveWorld = Readonly<{
  /** The tab is hidden or the connection is gone. */
  isResting: () => boolean;
  /** Calls back whenever `isResting` may have changed. Returns what ends it. */
  onChange: (listener: () => void) => () => void;
  /** Runs once after so many milliseconds. Returns what cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** 0 to 1. */
  random: () => number;
}>;

/** Asks whether something changed and, if so, fetches it. Rejects when that fails. */
export type Ask = (signal: AbortSignal) => Promise<void>;

/** A change made elsewhere must be visible within five seconds: the longest wait leaves one for the two answers. */
const EVERY_MS = 3_200;
const SPREAD_MS = 800;
const LONGEST_MS = 30_000;

/** The wait before the next request, longer after each failure; random, so that browsers do not ask in step. */
export function waitMs(failures: number, random: number): number {
  return Math.min(LONGEST_MS, EVERY_MS * 2 ** failures) + SPREAD_MS * random;
}

/**
 * Asks again and again, one request at a time, and pauses while the page rests. When the page returns, it asks at
 * once. Returns what stops it and aborts the current request.
 */
export function startLive(ask: Ask, world: LiveWorld, { atOnce = false } = {}): () => void {
  let failures = 0;
  let request: AbortController | null = null;
  let cancelTimer = () => {};
  let wasResting = world.isResting();

  const abortRequest = () => {
    request?.abort();
    request = null;
  };
  const schedule = () => {
    if (!world.isResting()) cancelTimer = world.after(waitMs(failures, world.random()), send);
  };
  const send = () => {
    if (world.isResting()) return;
    const current = new AbortController();
    request = current;
    const settle = (failed: boolean) => {
      if (request !== current) return;
      request = null;
      failures = failed ? failures + 1 : 0;
      schedule();
    };
    // A failure shows no message: the page keeps what it has, and the next request tries again.
    void ask(current.signal).then(
      () => settle(false),
      () => settle(true),
    );
  };
  const stopListening = world.onChange(() => {
    if (world.isResting() === wasResting) return;
    wasResting = !wasResting;
    failures = 0;
    cancelTimer();
    // An earlier request may hang on a lost connection: it must not delay the one made on return.
    abortRequest();
    send();
  });
  if (atOnce) send();
  else schedule();
  return () => {
    stopListening();
    cancelTimer();
    abortRequest();
  };
}
