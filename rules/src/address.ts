import type { Check } from './check.ts';
import { ADDRESS_MESSAGES } from './messages.ts';

const MAX_STREET_NUMBER = 99_999;

export function normalizeStreet(value: string): string {
  return value.trim().replace(/\s+/g, ' ');
}

export function checkStreet(value: string): Check {
  const street = normalizeStreet(value);
  if (street === '') return ADDRESS_MESSAGES.street;
  return /[\p{L}\p{N}]/u.test(street) ? null : ADDRESS_MESSAGES.streetLetters;
}

/** A whole number, since it is sent as one (VA-16). */
export function checkStreetNumber(value: string): Check {
  const digits = value.replace(/[\s.]/g, '');
  if (digits === '') return ADDRESS_MESSAGES.number;
  if (!/^\d+$/.test(digits)) return ADDRESS_MESSAGES.numberDigits;
  const number = Number(digits);
  return number >= 1 && number <= MAX_STREET_NUMBER ? null : ADDRESS_MESSAGES.numberRange;
}
