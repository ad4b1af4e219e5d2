import type { Check } from './check.ts';
import { POSTAL_CODE_MESSAGES } from './messages.ts';
import { capitals, labelled, typedCode, typedText } from './typedText.ts';

const LABEL = labelled(String.raw`c\.?p\.?(?:a\b)?|c[oó]d(?:igo|\.)? *postal`);
/** Four digits, or the CPA with the province's letter first (docs/domain.md#postal-code). */
const PATTERN = /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/;

/** The CPA letter of each province by its id: 1 CAPITAL FEDERAL … 24 TUCUMAN, in the order of the ids. */
const LETTERS = 'CBKHUXWEPYLFMNQRAJDZSGVT';

/** Without the letters that the block of a CPA adds: people write its first five characters alone. */
const SHORT_CPA = /^[A-HJ-NP-Z](\d{4})$/;

/** What follows a code in a letterhead: '5000 Córdoba', 'C1424ABC, CABA'. */
const LOCALITY = /^\(?([A-Z]?\d{4}(?:[A-Z]{3})?)\)?[,.]?(?: -)? (?=\D*\p{L}{3})\D+$/iu;

/**
 * In capitals, without 'CP' before it, a locality after it and what stands between its characters (typedCode); 'B1640' is
 * '1640'.
 */
export function normalizePostalCode(value: string): string {
  const code = capitals(typedCode(value, LABEL)).replace(SHORT_CPA, '$1');
  if (PATTERN.test(code)) return code;
  const alone = LOCALITY.exec(typedText(value).replace(LABEL, ''))?.[1];
  return alone === undefined ? code : normalizePostalCode(alone);
}

/** The letter of a province in the CPA; null for an unknown id. */
export function provinceLetter(provinceId: number): string | null {
  return LETTERS.charAt(provinceId - 1) || null;
}

/** The four digits of either form. */
export function postalCodeDigits(value: string): string {
  return normalizePostalCode(value).replace(/\D/g, '');
}

/** Checks a postal code: four digits or a CPA. */
export function checkPostalCode(value: string): Check {
  const code = normalizePostalCode(value);
  if (code === '') return POSTAL_CODE_MESSAGES.required;
  return PATTERN.test(code) ? null : POSTAL_CODE_MESSAGES.pattern;
}

/** What to confirm about a CPA whose letter is another province's; never a refusal (docs/domain.md#postal-code). */
export function postalCodeDoubt(value: string, provinceId: number): Check {
  const code = normalizePostalCode(value);
  const letter = provinceLetter(provinceId);
  if (checkPostalCode(code) !== null || /^\d/.test(code) || letter === null) return null;
  return code.startsWith(letter) ? null : POSTAL_CODE_MESSAGES.otherProvince;
}
