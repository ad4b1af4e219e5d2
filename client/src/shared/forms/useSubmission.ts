import { useMemo, useRef, useState } from 'react';
import { createKeyring, writeContext, type WriteContext } from '../apollo/idempotency.ts';
import { failureKind, type FailureKind } from '../errors/classify.ts';
import { summaryLines, type SummaryLine } from './summaryLines.ts';
import { readPath, sortProblems, type FieldMessages, type ServerProblem } from './userErrors.ts';

export type SubmissionOptions<Values> = {
  /** The same rules as the server's; messages by field name, in the order of the page. */
  validate: (values: Values) => FieldMessages;
  /** Sends the values with `context` as the mutation's; resolves with what stood in the way. */
  send: (values: Values, context: WriteContext) => Promise<readonly ServerProblem[]>;
  /** Everything was accepted. */
  onDone: (values: Values) => void;
  /** Takes over a problem that is no field's (a dialog); true when it did. */
  onProblem?: (problem: ServerProblem) => boolean;
  /** A server path that the form names differently. */
  fieldOf?: (problem: ServerProblem) => string | null;
};

/** What is to be sent: as it is in view, and as it is at the moment of asking. */
type Source<Values> = { values: Values; read: () => Values };

export type Submission = {
  onSubmit: (event?: { preventDefault(): void }) => void;
  /** Sends the same values again, with the same key. */
  retry: () => void;
  errorOf: (field: string) => string | undefined;
  summary: SummaryLine[];
  /** Changes with every failed try: the summary takes the focus. */
  focusKey: number;
  /** Problems of no field in particular. */
  general: readonly string[];
  /** The last try got no usable answer. */
  failure: FailureKind | null;
  busy: boolean;
};

type Served<Values> = { fields: FieldMessages; general: readonly string[]; values: Values };

const NOTHING: FieldMessages = {};

/** What a field holds, to be compared. */
function contentOf(values: unknown, field: string): string | undefined {
  return JSON.stringify(readPath(values, field.split('.')));
}

/** A server's message stands until its field changes. */
function stillStanding<Values>(served: Served<Values> | null, values: Values): FieldMessages {
  if (served === null) return NOTHING;
  return Object.fromEntries(
    Object.entries(served.fields).filter(
      ([field]) => contentOf(served.values, field) === contentOf(values, field),
    ),
  );
}

/**
 * Submits a form: checks it on submit and then each field again as it changes, sends once at a time, and keeps one
 * Idempotency-Key for the same values until they were answered (docs/ux.md#forms).
 */
export function useSubmission<Values extends object>(
  options: SubmissionOptions<Values>,
  source: Source<Values>,
): Submission {
  const keyring = useMemo(() => createKeyring(), []);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [served, setServed] = useState<Served<Values> | null>(null);
  const [summary, setSummary] = useState<SummaryLine[]>([]);
  const [focusKey, setFocusKey] = useState(0);
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const messages = {
    ...stillStanding(served, source.values),
    ...(tried ? options.validate(source.values) : NOTHING),
  };

  function show(fields: FieldMessages): void {
    setSummary(summaryLines(fields));
    if (Object.keys(fields).length > 0) setFocusKey((count) => count + 1);
  }

  function takeProblems(problems: readonly ServerProblem[], sent: Values): void {
    const left = problems.filter((problem) => options.onProblem?.(problem) !== true);
    const { fields, general } = sortProblems(left, sent, options.fieldOf);
    setServed({ fields, general, values: structuredClone(sent) });
    show(fields);
  }

  async function sendOnce(sent: Values): Promise<void> {
    const context = writeContext(keyring.keyFor(sent));
    try {
      const problems = await options.send(sent, context);
      if (!problems.some(({ code }) => code === 'IN_PROGRESS')) keyring.settle();
      if (problems.length > 0) takeProblems(problems, sent);
      else options.onDone(sent);
    } catch (error) {
      // The values and their key stay: trying again is safe. The modal has told of anything but a cut connection.
      setFailure(failureKind(error));
    }
  }

  async function submit(): Promise<void> {
    if (sending.current) return;
    const current = source.read();
    const found = options.validate(current);
    setTried(true);
    setFailure(null);
    setServed(null);
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      await sendOnce(current);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    onSubmit: (event) => {
      event?.preventDefault();
      void submit();
    },
    retry: () => void submit(),
    errorOf: (field) => messages[field],
    summary,
    focusKey,
    general: served?.general ?? [],
    failure,
    busy,
  };
}
