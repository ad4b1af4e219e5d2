import type { ChangeEvent } from 'react';
import { regroup } from './amountText.ts';

/**
 * Groups an amount in its input after a change and returns the text. It updates the DOM value first, so that React
 * keeps the caret.
 */
export function groupTyped(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  before: string,
): string {
  const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
  const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const { text, caret } = regroup(before, typed, inputType);
  if (text !== typed.text) {
    target.value = text;
    target.setSelectionRange(caret, caret);
  }
  return text;
}
