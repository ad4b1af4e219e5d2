import { useState, useTransition } from 'react';
import { writeContext, type WriteContext } from '#shared/api/idempotency.ts';
import { useKeyring } from '#shared/api/useKeyring.ts';
import { settledWrite } from '#shared/api/settledWrite.ts';
import { writeFailure, type WriteFailure } from '#shared/api/classify.ts';
import { reportFailure } from '#shared/api/errorStore.ts';
import { tooManyMessage } from '#shared/api/tooMany.ts';
import { sortProblems, type FieldMessages, type ServerProblem } from './userErrors.ts';

/** The outcome of sending: the server's problems, or the value for `onDone`. */
export type Sent<Result> = { problems: readonly ServerProblem[] } | { result: Result };

export type SubmissionOptions<Output, Result> = {
  /** Sends the values; pass `context` to the mutation. */
  send: (values: Output, context: WriteContext) => Promise<Sent<Result>>;
  /** Whether the server deduplicates the write by its key, so that a lost response can be retried; true by default. */
  isKeyed?: boolean;
  /** Called when the server has accepted all values. */
  onDone: (result: Result) => void;
  /**
   * Handles a problem that concerns no field, for example with a dialog; returns true if handled. The form stays busy
   * until it settles.
   */
  onProblem?: (problem: ServerProblem) => boolean | Promise<boolean>;
  /** Returns the form's field for a server path that the form names differently. */
  fieldOf?: (problem: ServerProblem) => string | null;
};

/** Returns the problems, or else the result. */
export function problemsOrResult<Result>(problems: readonly ServerProblem[], result: Result): Sent<Result> {
  return problems.length > 0 ? { problems } : { result };
}

/** Returns a mutation's payload as the result, or its problems. Throws if there was no response. */
export function problemsOrPayload<Payload extends { userErrors: readonly ServerProblem[] }>(
  payload: Payload | undefined,
): Sent<Payload> {
  if (payload === undefined) throw new Error('The answer had no data.');
  return problemsOrResult(payload.userErrors, payload);
}

const problemsOf = (answer: Sent<unknown>) => ('problems' in answer ? answer.problems : []);

/** Whether the server rejected the step because another tab or device changed the application. */
const isStepRefusal = ({ code }: ServerProblem) => code === 'STEP_NOT_ALLOWED';

const isInProgress = (answer: Sent<unknown>) => problemsOf(answer).some(({ code }) => code === 'IN_PROGRESS');

/**
 * Sends a form's values, with one Idempotency-Key for the same values until there is a response (docs/ux.md#forms).
 * `sendOnce` returns the server's messages by field, for a form with the given `fields`. `hasMovedOn`: another step is
 * due. `isAsking`: a lost response is being requested again. `isLeaving`: `onDone` was called, but its page has not
 * rendered yet.
 */
export function useSubmission<Output, Result>(options: SubmissionOptions<Output, Result>) {
  const keyring = useKeyring();
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [hasMovedOn, setMovedOn] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, startLeaving] = useTransition();

  async function sendOnce(values: Output, fields: object): Promise<FieldMessages> {
    const { send, isKeyed = true, onDone, onProblem, fieldOf } = options;
    setFailure(null);
    setGeneral([]);
    setMovedOn(false);
    try {
      // Failures are reported below, once the outcome is known.
      const context = { ...writeContext(keyring.keyFor(values)), quiet: true };
      const sendThis = () => send(values, context);
      const ask = { isRunning: isInProgress, onAsk: () => setAsking(true) };
      const answer = isKeyed ? await settledWrite(sendThis, ask) : await sendThis();
      const problems = problemsOf(answer);
      if (!isInProgress(answer)) keyring.settle();
      if ('result' in answer) startLeaving(() => onDone(answer.result));
      const isTaken = await Promise.all(problems.map(async (problem) => onProblem?.(problem)));
      const left = problems.filter((_problem, index) => isTaken[index] !== true);
      setMovedOn(left.some(isStepRefusal));
      const sorted = sortProblems(
        left.filter((problem) => !isStepRefusal(problem)),
        fields,
        fieldOf,
      );
      setGeneral(sorted.general);
      return sorted.fields;
    } catch (error) {
      // The values and their key stay, so a retry is safe.
      const tooMany = tooManyMessage(error);
      if (tooMany !== null) {
        setGeneral([tooMany]);
        return {};
      }
      const kind = writeFailure(error);
      if (kind === 'problem') reportFailure(kind);
      setFailure(kind);
      return {};
    } finally {
      setAsking(false);
    }
  }

  return { sendOnce, general, failure, hasMovedOn, isAsking, isLeaving };
}
