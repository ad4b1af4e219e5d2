import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftFor, formKey, openForm } from '#shared/session/drafts.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { customerOfTab } from '#shared/session/tabWork.ts';
import { valuesForForm } from './valuesForForm.ts';
import { forgetForm, keepForm, keptForm } from '#shared/session/keptForms.ts';

/** Milliseconds after the last keystroke. */
const REST_MS = 400;

export type KeptAs = {
  /** Subject of the form if there can be several, such as a proposal's id. */
  subject?: string;
  /** Fields that are not kept, such as consents, which must be given again. */
  without?: readonly string[];
};

type Options<Values extends FieldValues> = {
  id: string;
  /** The key that `useFirstValues` returned. */
  key: string;
  /** Undefined if the form is not kept. */
  keep: KeptAs | undefined;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  fill: (values: Readonly<Record<string, unknown>>) => void;
};

/** Id of the form for the applicant's personal data. */
export const PERSONAL_DATA_FORM = 'personal-data';

/** Returns the name under which a form is kept; each of a seller's customers has separate forms. */
export const keptName = (id: string, subject?: string): string =>
  [id, subject, customerOfTab()].filter(Boolean).join(' ');

/** Returns the initial values: the draft of the user's expired session, or else `given`. */
export function useFirstValues<Values extends FieldValues>(given: Values) {
  const [key] = useState(() => formKey(location.pathname, given));
  const [first] = useState<Values>(() => {
    const session = currentSession();
    return { ...given, ...draftFor(key, session.kind === 'user' ? session.userId : null) };
  });
  return { key, first };
}

/**
 * Keeps the form's values on this device, and restores them when the form is opened again; call `forget` after sending.
 * If the session expires, keeps all values in memory (docs/ux.md#session-end).
 */
export function useKeptValues<Values extends FieldValues>({ id, key, keep, form, fill }: Options<Values>) {
  const name = keep === undefined ? null : keptName(id, keep.subject);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isTyped = useRef(false);

  const keepNow = (as: string) => {
    const without = new Set(keep?.without);
    void keepForm(
      as,
      Object.fromEntries(Object.entries(form.getValues()).filter(([field]) => !without.has(field))),
    );
  };
  const keepTyped = useEffectEvent(keepNow);
  useEffect(
    function keepAtSessionEnd() {
      return openForm(key, form.getValues);
    },
    [form, key],
  );
  const bringBack = useEffectEvent((values: Readonly<Record<string, unknown>>) => {
    fill(valuesForForm(values, form.getValues()));
  });

  useEffect(
    function keepAndBringBack() {
      if (name === null) return undefined;
      let isOpen = true;
      void (async () => {
        const values = await keptForm(name);
        // Values entered in the meantime are newer.
        if (isOpen && values !== null && !isTyped.current) bringBack(values);
      })();
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // Ignores changes by the form itself.
          if (type !== 'change') return;
          isTyped.current = true;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keepTyped(name), REST_MS);
        },
      });
      return () => {
        isOpen = false;
        unsubscribe();
      };
    },
    [form, name],
  );

  return {
    /** Also keeps values that were not entered, such as those filled in by a scan. */
    keep: () => {
      if (name !== null) keepNow(name);
    },
    forget: () => {
      clearTimeout(timer.current);
      if (name !== null) void forgetForm(name);
    },
  };
}
