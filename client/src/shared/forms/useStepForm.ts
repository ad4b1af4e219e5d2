import { useEffect, useMemo, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { createKeyring, writeContext, type WriteContext } from '../apollo/idempotency.ts';
import { failureKind, type FailureKind } from '../errors/classify.ts';
import { dropDraft, draftFor, formKey, openForm } from '../session/drafts.ts';
import { currentSession } from '../session/sessionStore.ts';
import { summaryLines, type SummaryLine } from './summaryLines.ts';
import { readPath, sortProblems, type FieldMessages, type ServerProblem } from './userErrors.ts';

export type StepFormOptions<Values extends FieldValues> = {
  defaultValues: Values;
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

export type StepForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  values: Values;
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
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
};

type Served<Values> = { fields: FieldMessages; general: readonly string[]; values: Values };

const NOTHING: FieldMessages = {};

/** What the form begins with: what stood in it when the person's session expired, else what it was given. */
function useFirstValues<Values extends FieldValues>(given: Values) {
  const [key] = useState(() => formKey(location.pathname, given));
  const [first] = useState<Values>(() => {
    const session = currentSession();
    return { ...given, ...draftFor(key, session.kind === 'user' ? session.userId : null) };
  });
  return { key, first };
}

/** While it is in view its values are kept for the person when the session expires (UX §3, 12). */
function useKeptForm(key: string, read: () => FieldValues): void {
  const latest = useRef(read);
  useEffect(function followLatest() {
    latest.current = read;
  });
  useEffect(
    function keepOpen() {
      dropDraft(key);
      return openForm(key, () => latest.current());
    },
    [key],
  );
}

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
 * A step's form: checked on submit, then each field again as it changes; one send at a time; an Idempotency-Key
 * that stays with the values until they were answered; every value kept when a try fails (UX §3).
 */
export function useStepForm<Values extends FieldValues>(options: StepFormOptions<Values>): StepForm<Values> {
  const { key, first } = useFirstValues(options.defaultValues);
  const form = useForm<Values>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are default values; the library's deep-partial type hides it for a generic form
    defaultValues: first as DefaultValues<Values>,
    shouldFocusError: false,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all defaults are given, so that what is watched is whole
  const values = useWatch({ control: form.control }) as Values;
  useKeptForm(key, form.getValues);
  const keyring = useMemo(() => createKeyring(), []);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [served, setServed] = useState<Served<Values> | null>(null);
  const [summary, setSummary] = useState<StepForm<Values>['summary']>([]);
  const [focusKey, setFocusKey] = useState(0);
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const messages = { ...stillStanding(served, values), ...(tried ? options.validate(values) : NOTHING) };

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
    const current = form.getValues();
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
    form,
    values,
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
    set: (name, value) => form.setValue(name, value, { shouldDirty: true }),
  };
}
