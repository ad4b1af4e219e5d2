import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Filters, TextFilterKey } from '../../address/filters.ts';
import { readPlace } from '../../address/listAddress.ts';
import type { Apply } from '../useListPlace.ts';

/** A pause this long in typing applies the filter (docs/domain.md#dashboard-list). */
const PAUSE_MS = 350;

export type TextFilter = {
  name: TextFilterKey;
  /** As the screen shows them: on a slow phone they follow the address by seconds. */
  filters: Filters;
  apply: Apply;
  /** Converts text to a value; null if it is invalid, or not known to be valid until the list has loaded. */
  read: (text: string) => string | null;
  /** Formats a value for the field. */
  show: (value: string) => string;
  /** Returns the problem of invalid text; undefined if it may still become valid. */
  error: (text: string) => string | undefined;
};

const textOf = (value: string | null, show: TextFilter['show']): string =>
  value === null ? '' : show(value);

/**
 * The text that is being typed into a filter. It is applied when the typing pauses, and at once on Enter or when the
 * field loses the focus; a text that is not valid yet changes nothing until it is.
 *
 * The text is replaced only when the address was changed by something else: a chip, a link or Back. What the screen
 * shows cannot tell that, since it may still be an earlier value of this field; so the address itself is read.
 */
export function useTextFilter({ name, filters, apply, read, show, error }: TextFilter) {
  const [text, setText] = useState(() => textOf(filters[name], show));
  const [isLeft, setIsLeft] = useState(false);
  /** Whether typing has paused, so that the text should be in the address. */
  const [isDue, setIsDue] = useState(false);
  /** The value that this field put into the address, or found there. */
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
