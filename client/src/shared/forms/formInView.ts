import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The form that is on the screen, for the demonstration's panel. */
export type FormInView = {
  id: string;
  values: () => Readonly<Record<string, unknown>>;
  fill: (values: Readonly<Record<string, unknown>>) => void;
};

let current: FormInView | null = null;
const listeners = new Set<() => void>();

function change(next: FormInView | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function useAsFormInView({ id, values, fill }: FormInView): void {
  const latestValues = useEffectEvent(values);
  const fillLatest = useEffectEvent(fill);
  useEffect(
    function announce() {
      const form: FormInView = { id, values: () => latestValues(), fill: (given) => fillLatest(given) };
      change(form);
      return () => {
        if (current === form) change(null);
      };
    },
    [id],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null where there is no form. */
export function useFormInView(): FormInView | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
