import { isUnknownOutcome, writeFailure } from './classify.ts';
import { reportFailure } from './errorStore.ts';
import { tooManyMessage } from './tooMany.ts';
import { writeContext, type WriteContext } from './idempotency.ts';

/** Milliseconds before each retry, short enough that waiting users stay. */
const ASK_AFTER_MS = [1_000, 3_000];

type SettledWrite<Answer> = {
  /** Whether the bank is still processing the first attempt. */
  isRunning?: (answer: Answer) => boolean;
  /** Called when the response was lost and the outcome is being requested. */
  onAsk?: () => void;
  pause?: (ms: number) => Promise<unknown>;
  isOnline?: () => boolean;
};

const isBrowserOnline = () => navigator.onLine;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a write and, if its response is lost, sends it again to learn the outcome. `send` must use the same
 * Idempotency-Key each time, so that a retry returns the first attempt's response. Throws the last error if the outcome
 * stays unknown.
 */
export async function settledWrite<Answer>(
  send: () => Promise<Answer>,
  world: SettledWrite<Answer> = {},
): Promise<Answer> {
  const {
    isRunning = () => false,
    onAsk = () => undefined,
    pause = sleep,
    isOnline = isBrowserOnline,
  } = world;
  for (const ms of ASK_AFTER_MS) {
    try {
      const answer = await send();
      if (!isRunning(answer)) return answer;
    } catch (error) {
      // Without a connection, a retry cannot learn the outcome.
      if (!isUnknownOutcome(error) || !isOnline()) throw error;
    }
    onAsk();
    await pause(ms);
  }
  return send();
}

/**
 * Makes a settled write outside a form. The error modal opens only for a final failure, not while the outcome is
 * unknown.
 */
export async function keyedWrite<Answer>(
  key: string,
  send: (context: WriteContext) => Promise<Answer>,
): Promise<Answer> {
  const context = { ...writeContext(key), quiet: true };
  try {
    return await settledWrite(() => send(context));
  } catch (error) {
    const tooMany = tooManyMessage(error);
    if (tooMany !== null) reportFailure({ tooMany });
    else if (writeFailure(error) === 'problem') reportFailure('problem');
    throw error;
  }
}
