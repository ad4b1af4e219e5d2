import type { Check } from './check.ts';
import { DOCUMENT_TYPE } from './constants.ts';
import { DNI_MESSAGES } from './messages.ts';
import { labelPattern, typedCode } from './typedText.ts';

export { DECEASED } from './messages.ts';

/** See docs/domain.md#dni. */
const FOREIGN_FROM = 92_000_000;

/** Trivial values (VA-05), in addition to one digit repeated 7 or 8 times. */
const BLOCKED = new Set(['12341234', '1234123', '12345678', '1234567']);
const ONE_DIGIT_REPEATED = /^(\d)\1{6,7}$/;

const LABEL = labelPattern(String.raw`d\.?n\.?i|doc(?:umento)?`);

/** English or Swiss thousands separators: '30,111,222', "30'111'222". */
const THOUSANDS = /(\d)[,'](?=\d{3}(?!\d))/g;

/** Returns digits only, without leading zeros or a leading 'DNI' (typedCode). */
export function normalizeDni(value: string): string {
  return typedCode(value, LABEL)
    .replace(THOUSANDS, '$1')
    .replace(/^0+(?=\d)/, '');
}

function isBlockedDni(value: string): boolean {
  const typed = typedCode(value, LABEL);
  const dni = normalizeDni(value);
  return BLOCKED.has(dni) || ONE_DIGIT_REPEATED.test(dni) || ONE_DIGIT_REPEATED.test(typed);
}

/** Checks a DNI: 7 or 8 digits, at least 1,000,000, and not a trivial value (VA-05). */
export function checkDni(value: string): Check {
  const dni = normalizeDni(value);
  if (dni === '') return DNI_MESSAGES.required;
  if (!/^\d+$/.test(dni)) return DNI_MESSAGES.digits;
  if (isBlockedDni(value)) return DNI_MESSAGES.blocked;
  return /^\d{7,8}$/.test(dni) ? null : DNI_MESSAGES.length;
}

/**
 * Warns if number and document type differ: foreigners' numbers start at 92,000,000. Never refuses
 * (docs/domain.md#dni).
 */
export function dniWarning(value: string, documentTypeId: number): Check {
  if (checkDni(value) !== null) return null;
  const fromForeignRange = Number(normalizeDni(value)) >= FOREIGN_FROM;
  if (documentTypeId === DOCUMENT_TYPE.dni && fromForeignRange) return DNI_MESSAGES.looksForeign;
  if (documentTypeId === DOCUMENT_TYPE.foreignDni && !fromForeignRange) return DNI_MESSAGES.looksLocal;
  return null;
}
