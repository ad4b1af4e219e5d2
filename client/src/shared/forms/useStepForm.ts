import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { messagesOf, type FormSchema } from '@prendarios/rules/forms/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { WriteFailure } from '#shared/api/classify.ts';
import { dropDraft, draftFor, formKey, openForm } from '#shared/session/drafts.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { useHeldStep } from './stepContext.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { useAsFormInView } from './formInView.ts';
import { summaryLines, type SummaryLine } from './summaryLines.ts';
import { useKeptValues, type KeptAs } from './useKeptValues.ts';
import { useSubmission, type SubmissionOptions } from './useSubmission.ts';
import type { FieldMessages } from './userErrors.ts';
import './validatorWords.ts';

type StepFormOptions<Values extends FieldValues, Output, Result> = SubmissionOptions<Output, Result> & {
  /** Names the form: its step. */
  id: string;
  /** The form's rules (rules/src/forms), the same as the server's. */
  schema: FormSchema<Values, Output>;
  /** For a long form, or a choice among offers: it survives a reload and a closed tab for half an hour. */
  keep?: KeptAs;
  /** All values, in the order of the page. */
  defaultValues: NoInfer<Values>;
  /** Messages by field that are asked about once: sending the same values again confirms them. */
  doubts?: (values: NoInfer<Values>) => FieldMessages;
  /** For a form of which one part is in view at a time; `schema` then has the rules of the parts so far. */
  parts?: FormParts;
};

export type FormParts = {
  /** Whether a field is in the part in view. */
  has: (field: string) => boolean;
  /** Shows the part of a field that was found wrong. */
  show: (field: string) => void;
  /** Goes on to the next part; null at the last one, which is sent. */
  next: (() => void) | null;
};

/** What the page around a form shows and calls. */
export type Submission = {
  onSubmit: (event?: { preventDefault(): void }) => void;
  /** Sends the same values again, with the same key. */
  retry: () => void;
  /** The faults that the last try found and that are still there. */
  summary: SummaryLine[];
  /** Changes with every failed try: the summary takes the focus. */
  focusKey: number;
  /** Problems of the form as a whole. */
  general: readonly string[];
  /** The last try got no usable answer. */
  failure: WriteFailure | null;
  /** The last try was refused because the application is at another step. */
  hasMovedOn: boolean;
  /** The answer was lost, and is asked for again. */
  isAsking: boolean;
  busy: boolean;
  errorOf: (field: string) => string | undefined;
};

export type StepForm<Values extends FieldValues> = Submission & {
  control: Control<Values>;
  focus: (name: Path<Values>) => void;
  /** Shows the fault of a field before the form is sent. */
  check: (name: Path<Values>) => void;
  /** Changes a field from outside it. After a failed try it is checked again; one that is emptied is not born red. */
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
};

/** What the form begins with: what was in it when the person's session expired, else what it was given. */
function useFirstValues<Values extends FieldValues>(given: Values) {
  const [key] = useState(() => formKey(location.pathname, given));
  const [first] = useState<Values>(() => {
    const session = currentSession();
    return { ...given, ...draftFor(key, session.kind === 'user' ? session.userId : null) };
  });
  return { key, first };
}

/** Keeps the values of a form in view when the session expires (docs/ux.md#session-end). */
function useKeptForm(key: string, read: () => FieldValues): void {
  const readLatest = useEffectEvent(read);
  useEffect(
    function keepOpen() {
      dropDraft(key);
      return openForm(key, () => readLatest());
    },
    [key],
  );
}

/** A server's message stays until its own field changes; a rule's until the rule is kept. */
const FROM_SERVER = 'server';

const NO_FIELDS: readonly string[] = [];

/**
 * A step's form: checked by its schema on submit, then each field again as it changes; its values stay when sending
 * fails, and one submission is on its way at a time (docs/ux.md#forms).
 */
export function useStepForm<Values extends FieldValues, Output, Result>(
  options: StepFormOptions<Values, Output, Result>,
): StepForm<Values> {
  const { schema, defaultValues, parts } = options;
  const pathOf = (field: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names of fields come from the form's own values and schema
    field as Path<Values>;
  const { key, first } = useFirstValues(defaultValues);
  const sending = useRef(false);
  /** A field is checked as it changes only after a try that failed: nothing shouts before. */
  const hasFailed = useRef(false);
  const confirmed = useRef('');
  const resolve: Resolver<Values, unknown, Output> = standardSchemaResolver(schema);
  const form = useForm<Values, unknown, Output>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are default values; the library's deep-partial type hides it for a generic form
    defaultValues: first as DefaultValues<Values>,
    resolver: (values, context, of) =>
      sending.current || hasFailed.current ? resolve(values, context, of) : { values: {}, errors: {} },
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const messages = fieldMessages(errors, first);
  const submission = useSubmission({
    ...options,
    onDone: (result) => {
      kept.forget();
      options.onDone(result);
    },
  });
  const busy = isSubmitting || submission.isLeaving;
  useHeldStep(busy);
  const [tries, setTries] = useState({ failed: NO_FIELDS, count: 0 });
  useKeptForm(key, form.getValues);
  const set: StepForm<Values>['set'] = (name, value) => {
    const isEmpty = value === null || value === '';
    form.clearErrors(name);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: hasFailed.current && !isEmpty });
  };
  const fill = (given: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(given)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what fills a form is written for its fields
      set(pathOf(name), value as PathValue<Values, Path<Values>>);
    }
  };
  useAsFormInView({ id: options.id, values: form.getValues, fill });
  const kept = useKeptValues({ id: options.id, keep: options.keep, form, fill });

  function put(field: string, message: string, type?: string): void {
    form.setError(pathOf(field), { type, message });
  }

  /** A change of one field can solve the fault of another; it never adds one. */
  const dropSolved = useEffectEvent(() => {
    const fields = Object.keys(messages);
    if (fields.length === 0) return;
    const left = messagesOf(schema, form.getValues());
    for (const field of fields) {
      const { error } = form.getFieldState(pathOf(field));
      const now = left[field];
      if (error === undefined || error.type === FROM_SERVER || error.message === now) continue;
      if (now === undefined) form.clearErrors(pathOf(field));
      else put(field, now);
    }
  });
  useEffect(
    function followChanges() {
      return form.subscribe({ formState: { values: true }, callback: () => dropSolved() });
    },
    [form],
  );
  useEffect(
    function followRules() {
      dropSolved();
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rules, such as those of files that arrived
    [schema],
  );

  /** The doubts of the part in view that the user has not confirmed yet. */
  function newDoubts(): FieldMessages {
    const values = form.getValues();
    const asked = Object.entries(options.doubts?.(values) ?? {}).filter(
      ([field]) => parts?.has(field) !== false,
    );
    const about = JSON.stringify(asked.map(([field]) => [field, values[field]]));
    if (asked.length === 0 || about === confirmed.current) return {};
    confirmed.current = about;
    return Object.fromEntries(asked);
  }

  async function submit(): Promise<void> {
    if (sending.current || submission.isLeaving) return;
    sending.current = true;
    let found: FieldMessages = {};
    let isPassed = false;
    try {
      await form.handleSubmit(
        async (values) => {
          found = newDoubts();
          const isDoubted = Object.keys(found).length > 0;
          isPassed = !isDoubted && parts !== undefined && parts.next !== null;
          if (isPassed) return;
          if (!isDoubted) found = await submission.sendOnce(values, first);
          for (const [field, message] of Object.entries(found)) put(field, message, FROM_SERVER);
        },
        (faults) => {
          found = fieldMessages(faults, first);
        },
      )();
    } finally {
      sending.current = false;
    }
    const failed = Object.keys(found);
    const [firstFailed] = failed;
    hasFailed.current = firstFailed !== undefined;
    setTries(({ count }) => ({ failed, count: failed.length > 0 ? count + 1 : count }));
    if (isPassed) {
      kept.keep();
      parts?.next?.();
    } else if (firstFailed !== undefined && parts !== undefined && !failed.some(parts.has)) {
      parts.show(firstFailed);
    }
  }

  const inView = Object.entries(messages).filter(
    ([field]) => tries.failed.includes(field) && parts?.has(field) !== false,
  );
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields read and write values; what the schema makes of them concerns `send` alone
    control: form.control as unknown as Control<Values>,
    set,
    check: (name) => {
      const message = messagesOf(schema, form.getValues())[name];
      if (message !== undefined) put(name, message);
    },
    focus: form.setFocus,
    errorOf: (field) => messages[field],
    onSubmit: (event) => {
      event?.preventDefault();
      void submit();
    },
    retry: () => void submit(),
    summary: summaryLines(Object.fromEntries(inView)),
    focusKey: tries.count,
    general: submission.general,
    failure: submission.failure,
    hasMovedOn: submission.hasMovedOn,
    isAsking: submission.isAsking,
    busy,
  };
}
