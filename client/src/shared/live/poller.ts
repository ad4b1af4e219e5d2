/** What the poller needs of the world, so that tests can have another one. */
export type LiveWorld = Readonly<{
  /** Nobody looks, or nothing can be asked: the tab is hidden or the connection is gone. */
  isResting: () => boolean;
  /** Calls back whenever `isResting` may have changed. */
  onChange: (listener: () => void) => () => void;
  /** Runs once after so many milliseconds; the answer calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** 0 to 1. */
  random: () => number;
}>;

/** Asks whether something changed, and fetches it when it did. Rejects when it could not. */
export type Ask = (signal: AbortSignal) => Promise<void>;

/** A change made elsewhere is to be seen within five seconds: the longest wait leaves one for the two answers. */
const EVERY_MS = 3_200;
const SPREAD_MS = 800;
const LONGEST_MS = 30_000;

/** The wait before the next question, longer after each failure in a row; spread, so that browsers do not march in step. */
export function waitMs(failures: number, random: number): number {
  return Math.min(LONGEST_MS, EVERY_MS * 2 ** failures) + SPREAD_MS * random;
}

/**
 * Asks again and again while somebody looks; one question at a time. On return it asks at once. The answer stops it
 * and calls the question under way off.
 */
export function startLive(ask: Ask, world: LiveWorld, { atOnce = false } = {}): () => void {
  let stopped = false;
  let failures = 0;
  let asking: AbortController | null = null;
  let callOff: (() => void) | null = null;

  const mayNot = () => {
    callOff?.();
    callOff = null;
    return stopped || asking !== null || world.isResting();
  };
  const put = () => {
    if (mayNot()) return;
    callOff = world.after(waitMs(failures, world.random()), run);
  };
  const run = () => {
    if (mayNot()) return;
    const question = new AbortController();
    asking = question;
    const settle = (failed: boolean) => {
      if (asking !== question) return;
      asking = null;
      failures = failed ? failures + 1 : 0;
      put();
    };
    // A failure is told by nobody: the next question is the way out, and what is shown stays.
    void ask(question.signal).then(
      () => settle(false),
      () => settle(true),
    );
  };
  const leaveQuestion = () => {
    asking?.abort();
    asking = null;
  };
  let wasResting = world.isResting();
  const forget = world.onChange(() => {
    const rests = world.isResting();
    if (rests === wasResting) return;
    wasResting = rests;
    failures = 0;
    // A question asked before may hang on a connection that is gone: it must not hold up the one on return.
    leaveQuestion();
    run();
  });
  if (atOnce) run();
  else put();
  return () => {
    stopped = true;
    forget();
    leaveQuestion();
    put();
  };
}
