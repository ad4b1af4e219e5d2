import { useEffect, useRef, useState } from 'react';

/** A pause this long in typing applies the filter (docs/domain.md#dashboard-list). */
const PAUSE_MS = 350;

type TextFilter = {
  /** The filter's value in the address. */
  value: string | null;
  /** Converts a text to a value; null if it is not valid. */
  read: (text: string) => string | null;
  /** Formats a value for the field. */
  show: (value: string) => string;
  /** What is wrong with a text that is not valid. */
  error: (text: string) => string;
  /** Returns false if the filter has that value already. */
  apply: (value: string | null) => boolean;
};

/**
 * `value`: the address's value that the draft was last compared with. `pending`: values that were applied and are not
 * in the address yet, the oldest first. `isLeft`: the field lost the focus or Enter was pressed.
 */
type Draft = { text: string; value: string | null; pending: readonly (string | null)[]; isLeft: boolean };

/**
 * The text that is being typed into a filter. It is applied when the typing pauses, and at once on Enter or when the
 * field loses the focus; a text that is not valid yet changes nothing.
 *
 * The address follows later, so that a new value of it is either an echo of this field or a change from elsewhere:
 *   field    types 12 → applies 12 → types 123 → applies 123
 *   address                                    → 12 (echo: the field keeps 123) → 123 (echo)
 *   address                                    → empty (a chip or Back: the field is emptied)
 */
export function useTextFilter({ value, read, show, error, apply }: TextFilter) {
  const textOfValue = value === null ? '' : show(value);
  const [draft, setDraft] = useState<Draft>({ text: textOfValue, value, pending: [], isLeft: false });
  // Set while rendering: an effect would show the old text for one frame.
  if (draft.value !== value) {
    const at = draft.pending.indexOf(value);
    setDraft(
      at === -1
        ? { text: textOfValue, value, pending: [], isLeft: false }
        : { ...draft, value, pending: draft.pending.slice(at + 1) },
    );
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopWaiting() {
    return () => clearTimeout(timer.current);
  }, []);

  const trimmed = draft.text.trim();
  const isInvalid = trimmed !== '' && read(trimmed) === null;
  const applyText = (text: string) => {
    clearTimeout(timer.current);
    const typed = text.trim();
    const next = typed === '' ? null : read(typed);
    if (typed !== '' && next === null) return;
    if (apply(next)) setDraft((last) => ({ ...last, pending: [...last.pending, next] }));
  };
  return {
    value: draft.text,
    error: isInvalid && draft.isLeft ? error(trimmed) : undefined,
    onChange: (text: string) => {
      setDraft((last) => ({ ...last, text, isLeft: false }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyText(text), PAUSE_MS);
    },
    finish: () => {
      setDraft((last) => ({ ...last, isLeft: true }));
      applyText(draft.text);
    },
  };
}
