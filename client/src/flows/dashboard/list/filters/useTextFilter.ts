import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Filters, TextFilterKey } from '../../address/filters.ts';
import { readPlace } from '../../address/listAddress.ts';
import type { Apply } from '../useListPlace.ts';

/** Milliseconds without typing after which the filter applies (docs/domain.md#dashboard-list). */
const PAUSE_MS = 350;

export type TextFilter = {
  name: TextFilterKey;
  /** As shown on the screen; on a slow phone they can lag behind the address by seconds. */
  filters: Filters;
  apply: Apply;
  /** Converts text to a value; null if it is invalid, or not known to be valid until the list has loaded. */
  read: (text: string) => string | null;
  /** Formats a value for the field. */
  show: (value: string) => string;
  /** Returns the error for invalid text; undefined if it may still become valid. */
  error: (text: string) => string | undefined;
};

const textOf = (value: string | null, show: TextFilter['show']): string =>
  value === null ? '' : show(value);

/**
 * Holds the text being typed into a filter. Applies it when typing pauses, on Enter or on blur; invalid text
 * changes nothing.
 *
 * Replaces the text only when something else changed the address: a chip, a link or Back. The rendered
 * filters may still hold an earlier value of this field, so the hook reads the address itself.
 */
export function useTextFilter({ name, filters, apply, read, show, error }: TextFilter) {
  const [text, setText] = useState(() => textOf(filters[name], show));
  const [isLeft, setIsLeft] = useState(false);
  /** Whether typing has paused, so the text should be in the address. */
  const [isDue, setIsDue] = useState(false);
  /** The value that this field last wrote to the address or read from it. */
  const known = useRef(filters[name]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopWaiting() {
    return () => clearTimeout(timer.current);
  }, []);
  useLayoutEffect(
    function followTheAddress() {
      if (filters[name] === known.current) return;
      const value = readPlace(window.location).filters[name];
      if (value === known.current) return;
      known.current = value;
      clearTimeout(timer.current);
      setText(textOf(value, show));
      setIsLeft(false);
      setIsDue(false);
    },
    [filters, name, show],
  );

  const trimmed = text.trim();
  const value = trimmed === '' ? null : read(trimmed);
  const isInvalid = trimmed !== '' && value === null;
  const applyText = useEffectEvent(() => {
    known.current = value;
    apply({ [name]: value });
  });
  useEffect(
    function applyOnceValid() {
      if (isDue && !isInvalid) applyText();
    },
    [isDue, isInvalid],
  );
  return {
    value: text,
    error: isInvalid && isLeft ? error(trimmed) : undefined,
    onChange: (next: string) => {
      setText(next);
      setIsLeft(false);
      setIsDue(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsDue(true), PAUSE_MS);
    },
    finish: () => {
      clearTimeout(timer.current);
      setIsLeft(true);
      setIsDue(true);
    },
  };
}
