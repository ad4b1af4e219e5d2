import type { Check } from './check.ts';
import { POSTAL_CODE_MESSAGES } from './messages.ts';
import { capitals, labelPattern, typedCode, typedText } from './typedText.ts';

const LABEL = labelPattern(String.raw`c\.?p\.?(?:a\b)?|c[oó]d(?:igo|\.)? *postal`);
/** Four digits, or the CPA that starts with the province's letter (docs/domain.md#postal-code). */
const PATTERN = /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/;

/** CPA letters by province id: 1 CAPITAL FEDERAL … 24 TUCUMAN. */
const LETTERS = 'CBKHUXWEPYLFMNQRAJDZSGVT';

/** The first five characters of a CPA, which people write without the block's letters. */
const SHORT_CPA = /^[A-HJ-NP-Z](\d{4})$/;

/** A locality after the code, as in letterheads: '5000 Córdoba', 'C1424ABC, CABA'. */
const LOCALITY = /^\(?([A-Z]?\d{4}(?:[A-Z]{3})?)\)?[,.]?(?: -)? (?=\D*\p{L}{3})\D+$/iu;

/**
 * Returns capitals, without a leading 'CP', a trailing locality or separators (typedCode); shortens 'B1640' to '1640'.
 */
export function normalizePostalCode(value: string): string {
  const code = capitals(typedCode(value, LABEL)).replace(SHORT_CPA, '$1');
  if (PATTERN.test(code)) return code;
  const alone = LOCALITY.exec(typedText(value).replace(LABEL, ''))?.[1];
  return alone === undefined ? code : normalizePostalCode(alone);
}

/** Returns a province's CPA letter; null for an unknown id. */
export function provinceLetter(provinceId: number): string | null {
  return LETTERS.charAt(provinceId - 1) || null;
}

/** Returns the four digits of either format. */
export function postalCodeDigits(value: string): string {
  return normalizePostalCode(value).replace(/\D/g, '');
}

/** Checks a postal code: four digits or a CPA. */
export function checkPostalCode(value: string): Check {
  const code = normalizePostalCode(value);
  if (code === '') return POSTAL_CODE_MESSAGES.required;
  return PATTERN.test(code) ? null : POSTAL_CODE_MESSAGES.pattern;
}

/** Returns a question about a CPA with another province's letter; never refuses (docs/domain.md#postal-code). */
export function postalCodeDoubt(value: string, provinceId: number): Check {
  const code = normalizePostalCode(value);
  const letter = provinceLetter(provinceId);
  if (checkPostalCode(code) !== null || /^\d/.test(code) || letter === null) return null;
  return code.startsWith(letter) ? null : POSTAL_CODE_MESSAGES.otherProvince;
}
