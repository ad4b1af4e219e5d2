import type { Check } from './check.ts';
import { ADDRESS_MESSAGES } from './messages.ts';
import { typedCode, typedWords } from './typedText.ts';

const MAX_STREET_NUMBER = 99_999;

/** The rule of typedWords. */
export function normalizeStreet(value: string): string {
  return typedWords(value);
}

/** Checks a street's name: required, with a letter or a digit at least. */
export function checkStreet(value: string): Check {
  const street = normalizeStreet(value);
  if (street === '') return ADDRESS_MESSAGES.street;
  return /[\p{L}\p{N}]/u.test(street) ? null : ADDRESS_MESSAGES.streetLetters;
}

const NUMBER_LABEL = /^(?:N(?:[°º]|ro\.?|[uú]m\.?|\.) *)+/i;

/** Digits only, without 'N°' before them (typedCode). */
export function normalizeStreetNumber(value: string): string {
  return typedCode(value, NUMBER_LABEL);
}

/** Checks the number in a street: whole, 1 to 99,999, since it is sent as a number (VA-16). */
export function checkStreetNumber(value: string): Check {
  const digits = normalizeStreetNumber(value);
  if (digits === '') return ADDRESS_MESSAGES.number;
  if (!/^\d+$/.test(digits)) return ADDRESS_MESSAGES.numberDigits;
  const number = Number(digits);
  return number >= 1 && number <= MAX_STREET_NUMBER ? null : ADDRESS_MESSAGES.numberRange;
}
