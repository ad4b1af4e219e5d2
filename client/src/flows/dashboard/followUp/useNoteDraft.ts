import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetForm, keepForm, keptForm } from '#shared/session/keptForms.ts';

/** Milliseconds after the last key press. */
const REST_MS = 400;

/** Keeps the text of a note on this device until it is saved (docs/security.md#saved-forms). */
export function useNoteDraft(proposalId: string) {
  const name = `note ${proposalId}`;
  const [text, setText] = useState('');
  const isTyped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const unkept = useRef<string | null>(null);
  const keepNow = (as: string) => {
    clearTimeout(timer.current);
    const note = unkept.current;
    unkept.current = null;
    if (note !== null) void (note === '' ? forgetForm(as) : keepForm(as, { note }));
  };
  const keepLast = useEffectEvent(keepNow);
  useEffect(
    function bringBack() {
      let isOpen = true;
      void (async () => {
        const note = (await keptForm(name))?.['note'];
        // Text typed in the meantime is newer.
        if (isOpen && typeof note === 'string' && !isTyped.current) setText(note);
      })();
      return () => {
        isOpen = false;
        keepLast(name);
      };
    },
    [name],
  );
  return {
    text,
    write: (note: string) => {
      isTyped.current = true;
      unkept.current = note;
      setText(note);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keepNow(name), REST_MS);
    },
    forget: () => {
      unkept.current = '';
      keepNow(name);
      setText('');
    },
  };
}
