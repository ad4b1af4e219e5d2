import type { Check } from './check.ts';
import { ADDRESS_MESSAGES } from './messages.ts';
import { typedCode, typedText, typedWords } from './typedText.ts';

const MAX_STREET_NUMBER = 99_999;
/** The bank's limit for a line of text, in characters. */
const MAX_LINE = 150;

/** Applies typedWords. */
export function normalizeStreet(value: string): string {
  return typedWords(value);
}

/** Whether a text has a letter or a digit, and no emoji. */
const isWritten = (value: string): boolean =>
  /[\p{L}\p{N}]/u.test(value) && !/\p{Extended_Pictographic}/u.test(value);

/** Checks a street's name: required, with a letter or a digit, no emoji, at most 150 characters. */
export function checkStreet(value: string): Check {
  const street = normalizeStreet(value);
  if (street === '') return ADDRESS_MESSAGES.street;
  if (street.length > MAX_LINE) return ADDRESS_MESSAGES.streetLong;
  return isWritten(street) ? null : ADDRESS_MESSAGES.streetLetters;
}

/** Checks a typed locality, with the rule of checkStreet. */
export function checkLocality(value: string): Check {
  const locality = typedWords(value);
  if (locality === '') return ADDRESS_MESSAGES.locality;
  if (locality.length > MAX_LINE) return ADDRESS_MESSAGES.localityLong;
  return isWritten(locality) ? null : ADDRESS_MESSAGES.localityLetters;
}

/** The bank's limit for floor and apartment, in characters. */
const MAX_SHORT_TEXT = 9;

/** Checks an optional floor or apartment: at most 9 characters, with a letter or a digit. */
export function checkFloor(value: string, message: string = ADDRESS_MESSAGES.floor): Check {
  const text = typedText(value);
  return text === '' || (text.length <= MAX_SHORT_TEXT && isWritten(text)) ? null : message;
}

const NUMBER_LABEL = /^(?:N(?:[°º]|ro\.?|[uú]m\.?|\.) *)+/i;

/** A building with two street numbers: '1234/36'. */
const TWO_DOORS = /^(\D*\d[\d.]*) *[/-] *\d[\d.]*$/;

/**
 * Returns digits only, without a leading 'N°' (typedCode); the first of two numbers. A negative number keeps its sign.
 */
export function normalizeStreetNumber(value: string): string {
  const text = typedText(value);
  return /^[-−]/.test(text) ? text : typedCode(text.replace(TWO_DOORS, '$1'), NUMBER_LABEL);
}

/** Checks the street number: an integer from 1 to 99,999, because the bank takes a number (VA-16). */
export function checkStreetNumber(value: string): Check {
  const digits = normalizeStreetNumber(value);
  if (digits === '') return ADDRESS_MESSAGES.number;
  if (!/^\d+$/.test(digits)) return ADDRESS_MESSAGES.numberDigits;
  const number = Number(digits);
  return number >= 1 && number <= MAX_STREET_NUMBER ? null : ADDRESS_MESSAGES.numberRange;
}
