import { useEffect, useRef, useState } from 'react';

/** A pause this long in typing ends the word (DOMAIN 8.5). */
const PAUSE_MS = 350;

type TextFilter = {
  /** The filter's value as it is in the address. */
  value: string | null;
  /** A text as a value; null when it is none. */
  read: (text: string) => string | null;
  /** A value as people write it. */
  show: (value: string) => string;
  error: string;
  apply: (value: string | null) => void;
};

type Draft = { text: string; of: string | null; sent: string | null; left: boolean };

/**
 * What is being typed into a filter. It is applied when the typing pauses, and at once on Enter or on leaving; what
 * is no value yet changes nothing. A change of the address from elsewhere replaces it.
 */
export function useTextFilter({ value, read, show, error, apply }: TextFilter) {
  const shown = value === null ? '' : show(value);
  const [draft, setDraft] = useState<Draft>({ text: shown, of: value, sent: value, left: false });
  if (draft.of !== value) {
    const isOwn = draft.sent === value;
    setDraft(isOwn ? { ...draft, of: value } : { text: shown, of: value, sent: value, left: false });
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
    if (next === value || (trimmed !== '' && next === null)) return;
    setDraft((last) => ({ ...last, sent: next }));
    apply(next);
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
