import type { Check } from './check.ts';
import { NAME_MESSAGES } from './messages.ts';

const ALLOWED = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}|['’ -])+$/u;
const LETTER = /\p{L}/u;

/** Trimmed, one space between words, composed accents, one kind of apostrophe. */
export function normalizeName(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('’', "'");
}

/** SPEC §5, name-type fields: required, not blank, only letters, accents, ñ, spaces, apostrophe, hyphen. */
export function checkName(value: string): Check {
  if (value === '') return NAME_MESSAGES.required;
  const name = normalizeName(value);
  if (name === '') return NAME_MESSAGES.blank;
  return ALLOWED.test(name) && LETTER.test(name) ? null : NAME_MESSAGES.letters;
}
