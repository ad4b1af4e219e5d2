import type { Check } from './check.ts';
import { CODE_MESSAGES } from './messages.ts';
import { typedCode, typedWords } from './typedText.ts';

/** Six digits in one or two groups that are not part of a longer number or word. */
const SIX_DIGITS = /(?<![\p{L}\d]|\d[ .,-])\d{3}[ -]?\d{3}(?![\p{L}\d]|[ .,-]\d)/gu;

/** Returns digits only (typedCode). Also reads the code from its message, if only one place has six digits. */
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
