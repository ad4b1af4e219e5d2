import type { Check } from './check.ts';
import { checkEmail, normalizeEmail } from './email.ts';
import { CONTACT_MESSAGES, PHONE_MESSAGES } from './messages.ts';
import { checkPhone, isArgentineMobile, normalizePhone } from './phone.ts';
import { typedText } from './typedText.ts';

export const isEmail = (contact: string): boolean => contact.includes('@');

/** Checks for an e-mail address (VA-04) or an Argentine phone (VA-08), to which anyone may request a message. */
export function checkContact(value: string): Check {
  if (typedText(value) === '') return CONTACT_MESSAGES.required;
  if (isEmail(value)) return checkEmail(value);
  const problem = checkPhone(value);
  if (problem === PHONE_MESSAGES.digits || problem === PHONE_MESSAGES.length) return CONTACT_MESSAGES.pattern;
  return problem ?? (isArgentineMobile(value) ? null : CONTACT_MESSAGES.abroad);
}

/** Returns an e-mail address in lower case, or the digits of a phone. */
export const normalizeContact = (value: string): string =>
  isEmail(value) ? normalizeEmail(value) : normalizePhone(value);
