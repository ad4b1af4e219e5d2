import type { Check } from './check.ts';
import { EMAIL_MESSAGES } from './messages.ts';
import { typedText } from './typedText.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** RFC 5321 §4.5.3.1. */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Text around an address copied from a link or an address book: 'mailto:…', 'Ana <…>'. */
const AROUND =
  /^(?:.*<)? *(?:(?:mailto|e-?mail|mail|correo)(?: electr[oó]nico)?: *)*|[> ]+$|>? *\([^()@]*\)$/gi;

/** Punctuation after an address copied from a sentence. */
const AFTER = /[>.,; ]+$/;

/** Applies typedText and returns only the address, in lower case, because the e-mail is the user name (VA-15). */
export function normalizeEmail(value: string): string {
  const address = typedText(value).replace(AROUND, '').toLowerCase();
  return address.includes('@') ? address.replace(AFTER, '') : address;
}

/**
 * Returns the mailbox of an address: without a tag ('ana+auto@…'), which reaches the same person, and without the dots
 * that gmail.com ignores.
 */
export function mailboxOf(value: string): string {
  const email = normalizeEmail(value);
  const at = email.lastIndexOf('@');
  if (at < 1) return email;
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Checks an address: the standard pattern, with a domain of two or more labels (VA-04). */
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

/** The most common mail domains in Argentina, in order. */
const USUAL_DOMAINS = ['gmail.com', 'hotmail.com', 'yahoo.com.ar'];
const COMPLETED_FROM = 3;

/**
 * Suggests common addresses that start with the typed text; none once another domain was started or one is complete.
 */
export function emailCompletions(typed: string): string[] {
  const [local = '', domain = '', ...more] = normalizeEmail(typed).split('@');
  if (local.length < COMPLETED_FROM || !LOCAL.test(local) || more.length > 0) return [];
  return USUAL_DOMAINS.filter((usual) => usual !== domain && usual.startsWith(domain)).map(
    (usual) => `${local}@${usual}`,
  );
}

/** Personal mail domains in Argentina; a domain that nearly matches one is a typo. */
const PERSONAL_DOMAINS = [
  ...USUAL_DOMAINS,
  'yahoo.com',
  'hotmail.com.ar',
  'outlook.com',
  'outlook.com.ar',
  'live.com',
  'live.com.ar',
  'icloud.com',
  'msn.com',
  'fibertel.com.ar',
  'arnet.com.ar',
  'speedy.com.ar',
  'ciudad.com.ar',
];
/** Providers whose domain resembles a common one. */
const LOOKALIKES = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.com.br',
  'yahoo.com.mx',
  'me.com',
  'aol.com',
]);
/** Domains without mailboxes, and the intended ones. */
const NEVER = new Map([
  ['gmail.com.ar', 'gmail.com'],
  ['icloud.com.ar', 'icloud.com'],
]);
/** In shorter domains, two differing letters are not a typo. */
const SHORT_DOMAIN = 8;

/** Counts letters added, dropped, replaced or swapped with the next one (optimal string alignment distance). */
function slips(one: string, two: string): number {
  const rows: number[][] = [Array.from({ length: two.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const isSame = one[i - 1] === two[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Returns the intended address if the domain nearly matches a common one, otherwise null. */
export function emailSuggestion(typed: string): string | null {
  const email = normalizeEmail(typed);
  if (checkEmail(email) !== null) return null;
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (PERSONAL_DOMAINS.includes(domain) || LOOKALIKES.has(domain)) return null;
  const meant =
    NEVER.get(domain) ??
    PERSONAL_DOMAINS.map((usual) => ({ usual, count: slips(domain, usual) }))
      .filter(({ usual, count }) => count <= (usual.length <= SHORT_DOMAIN ? 1 : 2))
      .toSorted((a, b) => a.count - b.count)[0]?.usual;
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
