import type { Check } from './check.ts';
import { CUIL_LENGTH } from './constants.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { CUIL_MESSAGES } from './messages.ts';
import { labelPattern, typedCode } from './typedText.ts';

/** See docs/domain.md#cuil-and-cuit. */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const PERSON_PREFIXES = ['20', '23', '24', '25', '26', '27'];
const COMPANY_PREFIXES = ['30', '33', '34', '50', '51', '55'];
/** The issuer avoids remainder 10 by using another prefix; otherwise the digit is 9. */
const TEN_WRITTEN_AS = 9;

const LABEL = labelPattern(String.raw`c\.?u\.?i\.?[lt]`);

/** Returns digits only, without a leading 'CUIL' or 'CUIT' (typedCode). */
export function normalizeCuil(value: string): string {
  return typedCode(value, LABEL);
}

/** 11 − Σ mod 11 over the first ten digits, from 1 to 11. */
function remainder(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  return 11 - (sum % 11);
}

/** Returns the check digit (0 to 9) for the first ten digits. */
export function cuilCheckDigit(digits: string): number {
  const result = remainder(digits);
  if (result === 11) return 0;
  return result === 10 ? TEN_WRITTEN_AS : result;
}

function checkNumber(value: string, prefixes: readonly string[]): Check {
  const cuil = normalizeCuil(value);
  if (cuil === '') return CUIL_MESSAGES.required;
  if (!/^\d+$/.test(cuil)) return CUIL_MESSAGES.digits;
  if (cuil.length !== CUIL_LENGTH) return CUIL_MESSAGES.length;
  if (!prefixes.includes(cuil.slice(0, 2))) return CUIL_MESSAGES.prefix;
  return cuilCheckDigit(cuil) === Number(cuil.charAt(10)) ? null : CUIL_MESSAGES.checkDigit;
}

/** Checks the CUIL or CUIT of a person or company: 11 digits (VA-07). The prefix does not tell the gender. */
export function checkCuil(value: string): Check {
  return checkNumber(value, [...PERSON_PREFIXES, ...COMPANY_PREFIXES]);
}

/** Like checkCuil, with the prefixes of people only. */
export function checkPersonCuil(value: string): Check {
  return checkNumber(value, PERSON_PREFIXES);
}

/** Like checkCuil, with the prefixes of companies only. */
export function checkCompanyCuit(value: string): Check {
  return checkNumber(value, COMPANY_PREFIXES);
}

function cuilMatchesDni(cuil: string, dni: string): boolean {
  return normalizeDni(normalizeCuil(cuil).slice(2, 10)) === normalizeDni(dni);
}

/** Checks the CUIL of a party of the loan. It must contain the person's DNI, except for foreigners. */
export function checkPartyCuil(cuil: string, party: { document: string; isForeign: boolean }): Check {
  const problem = checkPersonCuil(cuil);
  if (problem !== null || party.isForeign) return problem;
  return cuilWarning(cuil, party.document);
}

/**
 * Warns if CUIL and DNI differ; checkPartyCuil refuses. Null while either is invalid: their own messages come first.
 */
export function cuilWarning(cuil: string, dni: string): Check {
  if (checkCuil(cuil) !== null || checkDni(dni) !== null) return null;
  return cuilMatchesDni(cuil, dni) ? null : CUIL_MESSAGES.otherDni;
}

const USUAL_PREFIX: Readonly<Record<string, string>> = { M: '20', F: '27' };
const PREFIX_AFTER_TEN = '23';

/** Suggests the usual CUIL for a DNI; null if the DNI is invalid or the gender has no usual prefix. */
export function suggestCuil(dni: string, gender: string): string | null {
  const prefix = USUAL_PREFIX[gender];
  const digits = normalizeDni(dni);
  if (prefix === undefined || !/^\d{7,8}$/.test(digits)) return null;
  const body = digits.padStart(8, '0');
  const chosen = remainder(prefix + body) === 10 ? PREFIX_AFTER_TEN : prefix;
  return `${chosen}${body}${cuilCheckDigit(chosen + body)}`;
}

/** Formats a CUIL as 20-30111222-0. */
export function formatCuil(value: string): string {
  const cuil = normalizeCuil(value);
  return cuil.length === CUIL_LENGTH ? `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}` : cuil;
}
