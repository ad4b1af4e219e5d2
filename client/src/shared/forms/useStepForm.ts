import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { messagesOf, type FormSchema } from '@prendarios/rules/forms/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  createFormControl,
  useForm,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import type { WriteFailure } from '#shared/api/classify.ts';
import { useHeldStep } from './heldStep.ts';
import { fieldMessages } from './fieldMessages.ts';
import { useObservedForm } from './observedForm.ts';
import { summaryLines, type SummaryLine } from './summaryLines.ts';
import { useFirstValues, useKeptValues, type KeptAs } from './useKeptValues.ts';
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names come from the form's values and schema; a file has only a message
    field as Path<Values>;
  const { key, first } = useFirstValues(defaultValues);
  const sending = useRef(false);
  const confirmed = useRef('');
  const [tries, setTries] = useState({ failed: NO_FIELDS, count: 0 });
  const hasFailed = tries.failed.length > 0;
  // Takes all values; the type of `defaultValues` is a deep partial, which a generic form cannot satisfy.
  const [{ formControl }] = useState(() => createFormControl<Values>({ values: first }));
  const form = useForm({
    formControl,
    resolver: standardSchemaResolver(schema, undefined, { raw: true }),
    // After a try that passed, the next part shows no errors until its own first try.
    reValidateMode: hasFailed ? 'onChange' : 'onSubmit',
    // The error summary takes the focus.
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
  const set: StepForm<Values>['set'] = (name, value) => {
    const isEmpty = value === null || value === '';
    form.clearErrors(name);
    form.setValue(name, value, { shouldValidate: hasFailed && !isEmpty });
  };
  const fill = (given: Readonly<Record<string, unknown>>) => {
    form.clearErrors(Object.keys(given).map(pathOf));
    form.setValues({ ...form.getValues(), ...given });
  };
  useObservedForm({ id: options.id, values: form.getValues, fill });
  const kept = useKeptValues({ id: options.id, key, keep: options.keep, form, fill });

  /** A change of one field can solve the fault of another; it never adds one. */
  const dropSolved = useEffectEvent(() => {
    const fields = Object.keys(messages).map(pathOf);
    if (fields.length === 0) return;
    const left = messagesOf(schema, form.getValues());
    const changed = fields.filter((field) => {
      const { error } = form.getFieldState(field);
      return error !== undefined && error.type !== FROM_SERVER && error.message !== left[field];
    });
    if (changed.length > 0) void form.trigger(changed);
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
          if (!isDoubted) found = await submission.sendOnce(schema.parse(values), first);
          for (const [field, message] of Object.entries(found)) {
            form.setError(pathOf(field), { type: FROM_SERVER, message });
          }
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
    control: form.control,
    set,
    check: (name) => {
      if (form.getFieldState(name).error === undefined) void form.trigger(name);
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
