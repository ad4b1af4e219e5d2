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
  /** Identifies the form, usually by its step. */
  id: string;
  /** The form's rules (rules/src/forms), which the server shares. */
  schema: FormSchema<Values, Output>;
  /**
   * Keeps the values for half an hour, even across reloads and closed tabs. Meant for long forms and choices among
   * offers.
   */
  keep?: KeptAs;
  /** All values, in the order of the fields on the page. */
  defaultValues: NoInfer<Values>;
  /** Messages by field that question its value once; sending the same values again confirms them. */
  doubts?: (values: NoInfer<Values>) => FieldMessages;
  /** The parts of a form that shows one part at a time; `schema` then covers the parts shown so far. */
  parts?: FormParts;
};

export type FormParts = {
  /** Whether a field belongs to the visible part. */
  has: (field: string) => boolean;
  /** Shows the part that contains an invalid field. */
  show: (field: string) => void;
  /** Continues with the next part; null at the last one, which sends the form. */
  next: (() => void) | null;
};

/** The parts of a form that its page shows and calls. */
export type Submission = {
  onSubmit: (event?: { preventDefault(): void }) => void;
  /** Sends the same values again with the same key. */
  retry: () => void;
  /** Errors of the last attempt that are still unresolved. */
  summary: SummaryLine[];
  /** Changes with every failed attempt, so that the summary takes the focus. */
  focusKey: number;
  /** Form-level problems. */
  general: readonly string[];
  /** Set if the last attempt got no usable response. */
  failure: WriteFailure | null;
  /** Whether the last attempt was rejected because the application is at another step. */
  hasMovedOn: boolean;
  /** Whether the response was lost and a retry is in progress. */
  isAsking: boolean;
  busy: boolean;
  errorOf: (field: string) => string | undefined;
};

export type StepForm<Values extends FieldValues> = Submission & {
  control: Control<Values>;
  focus: (name: Path<Values>) => void;
  /** Validates a field and shows its error before the form is sent. */
  check: (name: Path<Values>) => void;
  /** Changes a field programmatically. After a failed attempt it is validated again, unless the new value is empty. */
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
};

/** A server's message stays until its own field changes; a rule's message stays until the value satisfies the rule. */
const FROM_SERVER = 'server';

const NO_FIELDS: readonly string[] = [];

/**
 * Creates a step's form. It is validated on submit, and after a failed attempt each field again when it changes. If
 * sending fails, the values stay. Only one submission runs at a time (docs/ux.md#forms).
 */
export function useStepForm<Values extends FieldValues, Output, Result>(
  options: StepFormOptions<Values, Output, Result>,
): StepForm<Values> {
  const { schema, defaultValues, parts } = options;
  const pathOf = (field: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names come from the form's values and schema, or belong to a file that only has a message
    field as Path<Values>;
  const { key, first } = useFirstValues(defaultValues);
  const sending = useRef(false);
  const confirmed = useRef('');
  const [tries, setTries] = useState({ failed: NO_FIELDS, count: 0 });
  const hasFailed = tries.failed.length > 0;
  // Passes all values, because `defaultValues` takes a deep partial, which a generic form cannot satisfy.
  const [{ formControl }] = useState(() => createFormControl<Values>({ values: first }));
  const form = useForm({
    formControl,
    resolver: standardSchemaResolver(schema, undefined, { raw: true }),
    // After a valid part, the next part shows no errors until its own first attempt.
    reValidateMode: hasFailed ? 'onChange' : 'onSubmit',
    // The error summary takes the focus instead.
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

  /** A change of one field can resolve another field's error, but never adds one. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reruns when the rules change, for example after an upload
    [schema],
  );

  /** Returns the visible part's doubts that the user has not confirmed yet. */
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
