import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftFor, formKey, openForm } from '#shared/session/drafts.ts';
import { currentSession } from '#shared/session/sessionStore.ts';
import { customerOfTab } from '#shared/session/tabWork.ts';
import { valuesForForm } from './valuesForForm.ts';
import { forgetForm, keepForm, keptForm } from '#shared/session/keptForms.ts';

/** After the last key (milliseconds). */
const REST_MS = 400;

export type KeptAs = {
  /** What the form is about where there may be several: a proposal. */
  subject?: string;
  /** Fields that are not kept, such as consents: they are given anew. */
  without?: readonly string[];
};

type Options<Values extends FieldValues> = {
  id: string;
  /** Of `useFirstValues`. */
  key: string;
  /** Undefined for a form that is not kept. */
  keep: KeptAs | undefined;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  fill: (values: Readonly<Record<string, unknown>>) => void;
};

/** Id of the applicant's form. */
export const PERSONAL_DATA_FORM = 'personal-data';

/** The name under which a form is kept: another customer of a seller has forms of their own. */
export const keptName = (id: string, subject?: string): string =>
  [id, subject, customerOfTab()].filter(Boolean).join(' ');

/** What the form begins with: what was in it when the person's session expired, else what it was given. */
export function useFirstValues<Values extends FieldValues>(given: Values) {
  const [key] = useState(() => formKey(location.pathname, given));
  const [first] = useState<Values>(() => {
    const session = currentSession();
    return { ...given, ...draftFor(key, session.kind === 'user' ? session.userId : null) };
  });
  return { key, first };
}

/**
 * Keeps what is typed on this device, and brings it back when the form is opened again; `forget` once it was sent. Keeps all
 * values in memory when the session expires (docs/ux.md#session-end).
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
        // What was typed meanwhile is newer.
        if (isOpen && values !== null && !isTyped.current) bringBack(values);
      })();
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          // By the person, and not by the form itself.
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
    /** Also what was not typed, such as what a scan filled in. */
    keep: () => {
      if (name !== null) keepNow(name);
    },
    forget: () => {
      clearTimeout(timer.current);
      if (name !== null) void forgetForm(name);
    },
  };
}
