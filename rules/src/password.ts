import type { Check } from './check.ts';
import { PASSWORD_MIN_LENGTH } from './constants.ts';
import { PASSWORD_MESSAGES } from './messages.ts';

/** Checks a password: at least 8 characters of any kind; not trimmed (VA-15). */
export function checkPassword(value: string): Check {
  if (value === '') return PASSWORD_MESSAGES.required;
  return value.length < PASSWORD_MIN_LENGTH ? PASSWORD_MESSAGES.length : null;
}
