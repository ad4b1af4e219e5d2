import type { Check } from './check.ts';
import { CUIL_LENGTH } from './constants.ts';
import { checkDni, normalizeDni } from './dni.ts';
import { CUIL_MESSAGES } from './messages.ts';

/** docs/domain.md#cuil-and-cuit */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const PERSON_PREFIXES = ['20', '23', '24', '25', '26', '27'];
const COMPANY_PREFIXES = ['30', '33', '34', '50', '51', '55'];
/** The issuer avoids a remainder of ten by another prefix; where it did not, nine stands for it. */
const TEN_WRITTEN_AS = 9;

export function normalizeCuil(value: string): string {
  return value.replace(/[\s.-]/g, '');
}

/** 11 − Σ mod 11 over the first ten digits: 1 to 11. */
function remainder(firstTen: string): number {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(firstTen.charAt(at)), 0);
  return 11 - (sum % 11);
}

/** The check digit for the first ten digits. */
export function cuilCheckDigit(firstTen: string): number {
  const result = remainder(firstTen);
  if (result === 11) return 0;
  return result === 10 ? TEN_WRITTEN_AS : result;
}

function checkNumber(value: string, prefixes: readonly string[]): Check {
  const cuil = normalizeCuil(value);
  if (cuil === '') return CUIL_MESSAGES.required;
  if (!/^\d+$/.test(cuil)) return CUIL_MESSAGES.digits;
  if (cuil.length !== CUIL_LENGTH) return CUIL_MESSAGES.length;
  if (!prefixes.includes(cuil.slice(0, 2))) return CUIL_MESSAGES.prefix;
  return cuilCheckDigit(cuil.slice(0, 10)) === Number(cuil.charAt(10)) ? null : CUIL_MESSAGES.checkDigit;
}

/** 11 digits of a person or a company (VA-07). The prefix says nothing about gender. */
export function checkCuil(value: string): Check {
  return checkNumber(value, [...PERSON_PREFIXES, ...COMPANY_PREFIXES]);
}

export function checkPersonCuil(value: string): Check {
  return checkNumber(value, PERSON_PREFIXES);
}

export function checkCompanyCuit(value: string): Check {
  return checkNumber(value, COMPANY_PREFIXES);
}

function cuilMatchesDni(cuil: string, dni: string): boolean {
  return normalizeDni(normalizeCuil(cuil).slice(2, 10)) === normalizeDni(dni);
}

/** The CUIL of a party of the loan: that of a DNI's holder holds the DNI, a foreigner's may hold another number. */
export function checkPartyCuil(cuil: string, party: { document: string; isForeign: boolean }): Check {
  const problem = checkPersonCuil(cuil);
  if (problem !== null || party.isForeign) return problem;
  return cuilWarning(cuil, party.document);
}

/** Only a warning; checkPartyCuil refuses. Null while one of the two is wrong by itself: its own message comes first. */
export function cuilWarning(cuil: string, dni: string): Check {
  if (checkCuil(cuil) !== null || checkDni(dni) !== null) return null;
  return cuilMatchesDni(cuil, dni) ? null : CUIL_MESSAGES.otherDni;
}

const USUAL_PREFIX: Readonly<Record<string, string>> = { M: '20', F: '27' };
const PREFIX_AFTER_TEN = '23';

/** The usual CUIL for a DNI, to be corrected by the person; null where gender gives no usual prefix. */
export function suggestCuil(dni: string, gender: string): string | null {
  const prefix = USUAL_PREFIX[gender];
  const digits = normalizeDni(dni);
  if (prefix === undefined || !/^\d{7,8}$/.test(digits)) return null;
  const body = digits.padStart(8, '0');
  const chosen = remainder(prefix + body) === 10 ? PREFIX_AFTER_TEN : prefix;
  return `${chosen}${body}${cuilCheckDigit(chosen + body)}`;
}

/** 20-30111222-0 */
export function formatCuil(value: string): string {
  const cuil = normalizeCuil(value);
  return cuil.length === CUIL_LENGTH ? `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}` : cuil;
}
