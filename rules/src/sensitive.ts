import { normalizeCuil } from './cuil.ts';
import { normalizeDni } from './dni.ts';
import { MISSING } from './format.ts';
import { normalizePhone } from './phone.ts';

/** Masks as 'DNI 30.•••.••2', whose last digit tells people apart; '-' if the text is not a DNI. */
export function maskDni(value: string): string {
  const dni = normalizeDni(value);
  if (!/^\d{7,8}$/.test(dni)) return MISSING;
  return `DNI ${dni.slice(0, -6)}.•••.••${dni.slice(-1)}`;
}

/** Masks as '•• •••• 1234', the last four digits; '-' for fewer than eight digits. */
export function maskPhone(value: string): string {
  const digits = normalizePhone(value);
  return /^\d{8,}$/.test(digits) ? `•• •••• ${digits.slice(-4)}` : MISSING;
}

/** Masks as 'j•••@correo.com'; '-' if the text is not an address. */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at > 0 ? `${value.charAt(0)}•••${value.slice(at)}` : MISSING;
}

/** Masks as '20-30•••••2-•', with the digits that the mask of its DNI shows; '-' if the text is not a CUIL. */
export function maskCuil(value: string): string {
  const cuil = normalizeCuil(value);
  return /^\d{11}$/.test(cuil)
    ? `${cuil.slice(0, 2)}-${cuil.slice(2, 4)}•••••${cuil.slice(9, 10)}-•`
    : MISSING;
}

/** Masks as '•••• 5201', the last four digits of a CBU or account; '-' for four or fewer digits. */
export function maskAccount(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits.length > 4 ? `•••• ${digits.slice(-4)}` : MISSING;
}
