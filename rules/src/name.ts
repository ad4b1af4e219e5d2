import type { Check } from './check.ts';
import { NAME_MESSAGES } from './messages.ts';

const ALLOWED = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}|['’ -])+$/u;
const LETTER = /\p{L}/u;

/**
 * Trimmed, one space between words, composed accents, one kind of apostrophe. A blank one stays as it was typed:
 * checkName tells it from one that was left out.
 */
export function normalizeName(value: string): string {
  const name = value.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('’', "'");
  return name === '' ? value : name;
}

/** Required, not blank, only letters, accents, ñ, spaces, apostrophe and hyphen (VA-01 to VA-03). */
export function checkName(value: string): Check {
  if (value === '') return NAME_MESSAGES.required;
  const name = normalizeName(value);
  if (name.trim() === '') return NAME_MESSAGES.blank;
  return ALLOWED.test(name) && LETTER.test(name) ? null : NAME_MESSAGES.letters;
}
