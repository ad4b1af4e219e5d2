import { useState, useTransition } from 'react';
import { createKeyring, writeContext, type WriteContext } from '../apollo/idempotency.ts';
import { failureKind, type FailureKind } from '../errors/classify.ts';
import { sortProblems, type FieldMessages, type ServerProblem } from './userErrors.ts';

/** The result of sending: the problems, or the value for `onDone`. */
export type Sent<Result> = { problems: readonly ServerProblem[] } | { result: Result };

export type SubmissionOptions<Output, Result> = {
  /** Sends the values with `context` as the mutation's. */
  send: (values: Output, context: WriteContext) => Promise<Sent<Result>>;
  /** Everything was accepted. */
  onDone: (result: Result) => void;
  /** Takes over a problem that is not a field's (a dialog); true when it did. */
  onProblem?: (problem: ServerProblem) => boolean;
  /** The form's field for a server path that the form names differently. */
  fieldOf?: (problem: ServerProblem) => string | null;
};

/** The problems, or else the result. */
export function sent<Result>(problems: readonly ServerProblem[], result: Result): Sent<Result> {
  return problems.length > 0 ? { problems } : { result };
}

/** What a mutation answered, when that is all the form goes on with. Throws when there was no answer. */
export function sentPayload<Payload extends { userErrors: readonly ServerProblem[] }>(
  payload: Payload | undefined,
): Sent<Payload> {
  if (payload === undefined) throw new Error('The answer had no data.');
  return sent(payload.userErrors, payload);
}

/**
 * Sends a form's values: one Idempotency-Key for the same values until they were answered (docs/ux.md#forms).
 * `sendOnce` returns the server's messages by field, for a form with the given `fields`. `isLeaving` until the page that
 * `onDone` goes to shows.
 */
export function useSubmission<Output, Result>(options: SubmissionOptions<Output, Result>) {
  const [keyring] = useState(createKeyring);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isLeaving, startLeaving] = useTransition();

  async function sendOnce(values: Output, fields: object): Promise<FieldMessages> {
    const { send, onDone, onProblem, fieldOf } = options;
    setFailure(null);
    setGeneral([]);
    try {
      const answer = await send(values, writeContext(keyring.keyFor(values)));
      const problems = 'problems' in answer ? answer.problems : [];
      if (!problems.some(({ code }) => code === 'IN_PROGRESS')) keyring.settle();
      if ('result' in answer) startLeaving(() => onDone(answer.result));
      const left = problems.filter((problem) => onProblem?.(problem) !== true);
      const sorted = sortProblems(left, fields, fieldOf);
      setGeneral(sorted.general);
      return sorted.fields;
    } catch (error) {
      // The values and their key stay: trying again is safe. The modal has told of anything but a cut connection.
      setFailure(failureKind(error));
      return {};
    }
  }

  return { sendOnce, general, failure, isLeaving };
}
