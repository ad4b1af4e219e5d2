import type { Check } from './check.ts';
import { CODE_MESSAGES } from './messages.ts';
import { typedCode, typedWords } from './typedText.ts';

/** Words and numbers; the groups of one number, such as '123 456' or '1.234,56', stay together. */
const WORDS = /(?:[\p{L}\d]*\d[ .,-](?=\d))*[\p{L}\d]+/gu;
const SIX_DIGITS = /^\d{3}[ -]?\d{3}$/;

/** Returns digits only (typedCode). Also reads the code from its message, if only one place has six digits. */
export function normalizeCode(value: string): string {
  const typed = typedCode(value);
  if (/^\d*$/.test(typed)) return typed;
  const text = typedWords(value);
  const codes = text.match(WORDS)?.filter((word) => SIX_DIGITS.test(word));
  const found = new Set(codes?.map((word) => typedCode(word)));
  const [code = text] = found.size === 1 ? found : [];
  return code;
}

/** Checks a phone code: 6 digits (docs/domain.md#phone-codes). */
export function checkCode(value: string): Check {
  const code = normalizeCode(value);
  if (code === '') return CODE_MESSAGES.required;
  return /^\d{6}$/.test(code) ? null : CODE_MESSAGES.pattern;
}
