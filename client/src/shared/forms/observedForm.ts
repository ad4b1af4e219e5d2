import { createContext, use, useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react';

/** The form on the current screen. */
export type ObservedForm = {
  id: string;
  values: () => Readonly<Record<string, unknown>>;
  fill: (values: Readonly<Record<string, unknown>>) => void;
};

/** Receives the form on the current screen; null outside the demo. */
export const FormObserver = createContext<Dispatch<SetStateAction<ObservedForm | null>> | null>(null);

export function useObservedForm({ id, values, fill }: ObservedForm): void {
  const observe = use(FormObserver);
  const latestValues = useEffectEvent(values);
  const fillLatest = useEffectEvent(fill);
  useEffect(
    function announce() {
      const form: ObservedForm = { id, values: () => latestValues(), fill: (given) => fillLatest(given) };
      observe?.(form);
      return () => observe?.((current) => (current === form ? null : current));
    },
    [id, observe],
  );
}
