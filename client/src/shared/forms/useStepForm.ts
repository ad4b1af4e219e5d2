import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { dropDraft, draftFor, formKey, openForm } from '../session/drafts.ts';
import { currentSession } from '../session/sessionStore.ts';
import { useSubmission, type Submission, type SubmissionOptions } from './useSubmission.ts';

type StepFormOptions<Values extends FieldValues> = SubmissionOptions<Values> & {
  defaultValues: Values;
};

export type StepForm<Values extends FieldValues> = Submission & {
  form: UseFormReturn<Values>;
  values: Values;
  set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void;
};

/** What the form begins with: what stood in it when the person's session expired, else what it was given. */
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

/** A step's form: its values, which stay when sending fails, and its submission (docs/ux.md#forms). */
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
  const submission = useSubmission(options, { values, read: form.getValues });
  return {
    ...submission,
    form,
    values,
    set: (name, value) => form.setValue(name, value, { shouldDirty: true }),
  };
}
