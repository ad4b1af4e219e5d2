import type { Check } from './check.ts';
import { CODE_MESSAGES } from './messages.ts';
import { typedCode, typedWords } from './typedText.ts';

/** Six digits that are no part of a longer number or word, in one group or two. */
const SIX_DIGITS = /(?<![\p{L}\d]|\d[ .,-])\d{3}[ -]?\d{3}(?![\p{L}\d]|[ .,-]\d)/gu;

/** Digits only (typedCode), also of the message that they came in, where it has six in one place alone. */
export function normalizeCode(value: string): string {
  const typed = typedCode(value);
  if (/^\d*$/.test(typed)) return typed;
  const text = typedWords(value);
  const found = new Set(text.match(SIX_DIGITS)?.map((digits) => typedCode(digits)));
  const [code = text] = found.size === 1 ? found : [];
  return code;
}

/** Checks a phone code: 6 digits (docs/domain.md#phone-codes). */
export function checkCode(value: string): Check {
  const code = normalizeCode(value);
  if (code === '') return CODE_MESSAGES.required;
  return /^\d{6}$/.test(code) ? null : CODE_MESSAGES.pattern;
}
