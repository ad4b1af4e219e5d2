import { isUnknownOutcome, writeFailure } from './classify.ts';
import { reportFailure } from './errorStore.ts';
import { tooManyMessage } from './tooMany.ts';
import { writeContext, type WriteContext } from './idempotency.ts';

/** Waits before asking again, in milliseconds: short enough that somebody who waits does not leave. */
const ASK_AFTER_MS = [1_000, 3_000];

type SettledWrite<Answer> = {
  /** The bank is still working on the first try. */
  isRunning?: (answer: Answer) => boolean;
  /** The first answer was lost: the outcome is being asked for. */
  onAsk?: () => void;
  pause?: (ms: number) => Promise<unknown>;
  isOnline?: () => boolean;
};

const isBrowserOnline = () => navigator.onLine;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes a write and, if its answer is lost, asks what became of it: `send` must use the same Idempotency-Key each time,
 * so that sending again returns the first try's answer. Throws the last error if the outcome stays unknown.
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
      // Without a connection there is nobody to ask.
      if (!isUnknownOutcome(error) || !isOnline()) throw error;
    }
    onAsk();
    await pause(ms);
  }
  return send();
}

/** A settled write outside a form: the error modal opens for a failure alone, not while the outcome is unknown. */
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
