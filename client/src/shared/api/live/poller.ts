/** The parts of the browser that the poller uses, replaceable in tests. */
export type LiveWorld = Readonly<{
  /** Whether polling pauses, because the tab is hidden or the browser is offline. */
  isResting: () => boolean;
  /** Calls `listener` whenever `isResting` may have changed. Returns a function that unsubscribes it. */
  onChange: (listener: () => void) => () => void;
  /** Runs `run` once after `ms` milliseconds. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Returns a number from 0 to 1. */
  random: () => number;
}>;

/** Checks for a change and, if there is one, fetches it. Rejects on failure. */
export type Ask = (signal: AbortSignal) => Promise<void>;

/**
 * Milliseconds. A change made elsewhere must appear within five seconds, so the longest wait leaves one second for the
 * two requests.
 */
const EVERY_MS = 3_200;
const SPREAD_MS = 800;
const LONGEST_MS = 30_000;

/**
 * Returns the delay before the next request in milliseconds: exponential backoff with jitter, so that browsers do not
 * poll in lockstep.
 */
export function waitMs(failures: number, random: number): number {
  return Math.min(LONGEST_MS, EVERY_MS * 2 ** failures) + SPREAD_MS * random;
}

/**
 * Polls with one request at a time, pauses while the page is hidden or offline, and polls immediately when it returns.
 * Returns a function that stops polling and aborts the current request.
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
    // A failure shows no message: the page keeps its data until the next request.
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
    // An earlier request may hang on a lost connection and must not delay the new one.
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
