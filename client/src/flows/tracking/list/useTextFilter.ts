import { useEffect, useRef, useState } from 'react';

/** A pause this long in typing applies the filter (docs/domain.md#tracking-list). */
const PAUSE_MS = 350;

type TextFilter = {
  /** The filter's value as it is in the address. */
  value: string | null;
  /** A text as a value; null when it is none. */
  read: (text: string) => string | null;
  /** A value as people write it. */
  show: (value: string) => string;
  error: string;
  /** False where that is the filter already. */
  apply: (value: string | null) => boolean;
};

/** `sent`: what was applied and has not come back in the address yet, the oldest first. */
type Draft = { text: string; of: string | null; sent: readonly (string | null)[]; left: boolean };

/**
 * What is being typed into a filter. It is applied when the typing pauses, and at once on Enter or on leaving; what
 * is no value yet changes nothing. A change of the address from elsewhere replaces it.
 */
export function useTextFilter({ value, read, show, error, apply }: TextFilter) {
  const shown = value === null ? '' : show(value);
  const [draft, setDraft] = useState<Draft>({ text: shown, of: value, sent: [], left: false });
  if (draft.of !== value) {
    const at = draft.sent.indexOf(value);
    setDraft(
      at === -1
        ? { text: shown, of: value, sent: [], left: false }
        : { ...draft, of: value, sent: draft.sent.slice(at + 1) },
    );
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function stopWaiting() {
    return () => clearTimeout(timer.current);
  }, []);

  const typed = draft.text.trim();
  const isWrong = typed !== '' && read(typed) === null;
  const send = (text: string) => {
    clearTimeout(timer.current);
    const trimmed = text.trim();
    const next = trimmed === '' ? null : read(trimmed);
    if (trimmed !== '' && next === null) return;
    if (apply(next)) setDraft((last) => ({ ...last, sent: [...last.sent, next] }));
  };
  return {
    value: draft.text,
    error: isWrong && draft.left ? error : undefined,
    onChange: (text: string) => {
      setDraft((last) => ({ ...last, text, left: false }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), PAUSE_MS);
    },
    finish: () => {
      setDraft((last) => ({ ...last, left: true }));
      send(draft.text);
    },
  };
}
