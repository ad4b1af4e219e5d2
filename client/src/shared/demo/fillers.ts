import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A made-up person with whom the demonstration fills the form in view. */
export type DemoPerson = {
  documentNumber: string;
  firstName: string;
  lastName: string;
  cuil: string;
  /** One of the bank's codes F, M, X, N (EN-14). */
  genderCode: 'F' | 'M';
  gender: 'FEMALE' | 'MALE';
  birthDate: { day: string; month: string; year: string };
  email: string;
  phone: { areaCode: string; number: string };
  monthlyIncome: string;
  address: { street: string; number: string; floor: string; apartment: string; postalCode: string };
  /** Another person: co-owner, spouse or seller. */
  other: Omit<DemoPerson, 'other' | 'address' | 'monthlyIncome' | 'company' | 'vehicle'>;
  company: { businessName: string; cuit: string; email: string };
  vehicle: { plate: string; chassis: string; engine: string };
};

type DemoFill = (person: DemoPerson) => void;

let current: { id: string; fill: DemoFill } | null = null;
const listeners = new Set<() => void>();

function change(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The form in view says how it is filled; the demonstration's panel uses it where there is one. */
export function useDemoFiller(id: string, fill: DemoFill): void {
  const latest = useRef(fill);
  useEffect(function followLatest() {
    latest.current = fill;
  });
  useEffect(
    function offerFiller() {
      change({ id, fill: (person) => latest.current(person) });
      return () => {
        if (current?.id === id) change(null);
      };
    },
    [id],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The filler of the form in view; null where there is no form. */
export function useCurrentFiller(): { id: string; fill: DemoFill } | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
