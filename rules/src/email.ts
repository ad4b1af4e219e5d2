import type { Check } from './check.ts';
import { EMAIL_MESSAGES } from './messages.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** RFC 5321 §4.5.3.1. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Trimmed and in lower case: the email is the user name (VA-15). */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** Checks an address: the standard pattern, with a domain of two labels at least (VA-04). */
export function checkEmail(value: string): Check {
  const email = normalizeEmail(value);
  if (email === '') return EMAIL_MESSAGES.required;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const isValid =
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    labels.every((label) => LABEL.test(label)) &&
    /\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(email);
  return isValid ? null : EMAIL_MESSAGES.pattern;
}

/** Where most people of Argentina have their mail; the most usual first. */
const USUAL_DOMAINS = ['gmail.com', 'hotmail.com', 'yahoo.com.ar'];
const COMPLETED_FROM = 3;

/** The usual addresses that begin with what was typed; none after another domain was begun, or one is whole. */
export function emailCompletions(typed: string): string[] {
  const [local = '', domain = '', ...more] = normalizeEmail(typed).split('@');
  if (local.length < COMPLETED_FROM || !LOCAL.test(local) || more.length > 0) return [];
  return USUAL_DOMAINS.filter((usual) => usual !== domain && usual.startsWith(domain)).map(
    (usual) => `${local}@${usual}`,
  );
}
