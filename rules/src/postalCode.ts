import type { Check } from './check.ts';
import { POSTAL_CODE_MESSAGES } from './messages.ts';

/** Four digits, or the CPA with the province's letter first (docs/domain.md#postal-code). */
const PATTERN = /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/;

/** The CPA letter of each province by its id: 1 CAPITAL FEDERAL … 24 TUCUMAN, in the order of the ids. */
const LETTERS = 'CBKHUXWEPYLFMNQRAJDZSGVT';

export function normalizePostalCode(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}

export function provinceLetter(provinceId: number): string | null {
  return LETTERS.charAt(provinceId - 1) || null;
}

/** The four digits inside either form. */
export function postalCodeDigits(value: string): string {
  return normalizePostalCode(value).replace(/\D/g, '');
}

export function checkPostalCode(value: string): Check {
  const code = normalizePostalCode(value);
  if (code === '') return POSTAL_CODE_MESSAGES.required;
  return PATTERN.test(code) ? null : POSTAL_CODE_MESSAGES.pattern;
}

/** A warning, never a refusal: the CPA's letter names the province. */
export function postalCodeWarning(value: string, provinceId: number): Check {
  const code = normalizePostalCode(value);
  const letter = provinceLetter(provinceId);
  if (checkPostalCode(code) !== null || /^\d/.test(code) || letter === null) return null;
  return code.startsWith(letter) ? null : POSTAL_CODE_MESSAGES.otherProvince;
}
