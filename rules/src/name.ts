import type { Check } from './check.ts';
import { NAME_MESSAGES } from './messages.ts';

const ALLOWED = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}|['’ -])+$/u;
const LETTER = /\p{L}/u;
const MAX_LENGTH = 150;

/**
 * Trimmed, with one space between words, composed accents and one kind of apostrophe. A blank text is returned as typed,
 * since checkName has another message for it than for a missing one.
 */
export function normalizeName(value: string): string {
  const name = value.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('’', "'");
  return name === '' ? value : name;
}

/** Checks a name: required, not blank, only letters, accents, ñ, spaces, apostrophe and hyphen (VA-01 to VA-03), at most 150. */
export function checkName(value: string): Check {
  if (value === '') return NAME_MESSAGES.required;
  const name = normalizeName(value);
  if (name.trim() === '') return NAME_MESSAGES.blank;
  if (name.length > MAX_LENGTH) return NAME_MESSAGES.tooLong;
  return ALLOWED.test(name) && LETTER.test(name) ? null : NAME_MESSAGES.letters;
}
