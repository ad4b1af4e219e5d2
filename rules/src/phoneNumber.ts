import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { mobileE164 } from './phone.ts';

/**
 * For servers (the numbering plan is large): the E.164 of an Argentine mobile that exists in the
 * numbering plan, ready to be sent a message, or null.
 */
export function deliverableMobile(value: string): string | null {
  const candidate = mobileE164(value);
  if (candidate === null) return null;
  const phone = parsePhoneNumberFromString(candidate);
  return phone !== undefined && phone.country === 'AR' && phone.isValid() ? phone.number : null;
}
