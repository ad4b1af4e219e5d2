import type { Check } from './check.ts';
import { NAME_MESSAGES } from './messages.ts';
import { typedWords } from './typedText.ts';

const ALLOWED = /^(?:(?=[\p{Lu}\p{Ll}])\p{Script=Latin}|[' -])+$/u;
const LETTER = /\p{L}/u;
const MAX_LENGTH = 50;
const MAX_BUSINESS_LENGTH = 150;
/** Dots as in 'Ma. Eugenia'. */
const ABBREVIATED = /(\p{L})\.(?= \p{L})/gu;

/**
 * Like typedWords; replaces the ª of 'Mª José' by an a, and drops the dot of 'Ma. Eugenia'. A blank text becomes one
 * space, because checkName has different messages for blank and missing names.
 */
export function normalizeName(value: string): string {
  const name = typedWords(value).replace(/\.?ª/g, 'a').replaceAll('º', 'o').replace(ABBREVIATED, '$1');
  return name === '' && value !== '' ? ' ' : name;
}

/** Checks a name: required, not blank, only letters, spaces, apostrophes and hyphens (VA-01 to VA-03), at most 50. */
export function checkName(value: string): Check {
  if (value === '') return NAME_MESSAGES.required;
  const name = normalizeName(value);
  if (name.trim() === '') return NAME_MESSAGES.blank;
  if (name.length > MAX_LENGTH) return NAME_MESSAGES.tooLong;
  return ALLOWED.test(name) && LETTER.test(name) ? null : NAME_MESSAGES.letters;
}

/** Checks a company name: may have digits, dots and ampersands; needs a letter; at most 150 characters. */
export function checkBusinessName(value: string): Check {
  if (!/\p{L}/u.test(value)) return NAME_MESSAGES.business;
  return typedWords(value).length > MAX_BUSINESS_LENGTH ? NAME_MESSAGES.businessLong : null;
}
