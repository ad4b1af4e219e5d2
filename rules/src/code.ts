import type { Check } from './check.ts';
import { CODE_MESSAGES } from './messages.ts';
import { typedCode } from './typedText.ts';

const LABEL = /^(?:c[oó]digo[ :]*)+/i;

/** Digits only, without 'código' before them (typedCode). */
export function normalizeCode(value: string): string {
  return typedCode(value, LABEL);
}

/** Checks a phone code: 6 digits (docs/domain.md#phone-codes). */
export function checkCode(value: string): Check {
  const code = normalizeCode(value);
  if (code === '') return CODE_MESSAGES.required;
  return /^\d{6}$/.test(code) ? null : CODE_MESSAGES.pattern;
}
