import type { Check } from './check.ts';
import { CODE_MESSAGES } from './messages.ts';

/** Without spaces and hyphens. */
export function normalizeCode(value: string): string {
  return value.replace(/[\s-]/g, '');
}

/** Checks a phone code: 6 digits (docs/domain.md#phone-codes); spaces and hyphens are accepted. */
export function checkCode(value: string): Check {
  const code = normalizeCode(value);
  if (code === '') return CODE_MESSAGES.required;
  return /^\d{6}$/.test(code) ? null : CODE_MESSAGES.pattern;
}
