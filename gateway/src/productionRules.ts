import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCompanyHost } from '@prendarios/servers/companyHosts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL uses TLS or stays on this machine. The URLs checked here carry keys and tokens. */
export function isSecureUrl(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || LOOPBACK.has(hostname);
}
export const SECURE_URL = 'must be an https URL; http is allowed only on this machine';

/** A secret with fewer distinct characters was padded by hand; 16 random bytes have more in any notation. */
const DISTINCT_CHARACTERS = 8;
const OWN_SECRET = 'must not be the demo value in production';
const WEAK = `must have at least ${DISTINCT_CHARACTERS} different characters in production`;

/**
 * Returns why production rejects a value, or null. `settings` has all settings. The value can have any type, because
 * other checks may have rejected it.
 */
type Rule = (value: unknown, settings: Readonly<Record<string, unknown>>) => string | null;

const secret =
  (demo: string): Rule =>
  (value) => {
    const secrets: unknown[] = Array.isArray(value) ? value : [];
    if (secrets.includes(demo)) return OWN_SECRET;
    return secrets.some((one) => new Set(String(one)).size < DISTINCT_CHARACTERS) ? WEAK : null;
  };
const given: Rule = (value) =>
  value === undefined || value === '' ? 'must be set in production, because sign-in requires it' : null;
const secureUrl: Rule = (value) =>
  typeof value === 'string' && URL.canParse(value) && !isSecureUrl(value) ? SECURE_URL : null;

/** Links for users must lead to the company's hosts (VA-21). */
const ofCompany: Rule = (value, { COMPANY_HOSTS: hosts }) =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  Array.isArray(hosts) &&
  !isCompanyHost(hosts.map(String), new URL(value).hostname)
    ? 'must be at a host in COMPANY_HOSTS, because links to users may only lead there'
    : null;

/** Manifest of the client's operations, the only ones that production accepts. */
export const MANIFEST = join(import.meta.dirname, '../../client/src/generated/persisted-documents.json');

/** Secrets of the demo; production rejects them. */
export const DEMO_SERVICE_KEY = 'demo-service-key-of-banco-ceibo';
export const DEMO_COOKIE_SECRET = 'demo-cookie-secret-of-banco-ceibo-not-for-production';

const RULES: Readonly<Record<string, Rule>> = {
  PROFILE: () =>
    existsSync(MANIFEST)
      ? null
      : 'cannot be production without the manifest of operations; create it with `npm run codegen`',
  BANK_API_URL: secureUrl,
  // With token authentication, the bank gets no key.
  BANK_SERVICE_KEY: (value, settings) =>
    settings['BANK_TOKEN_URL'] === undefined ? secret(DEMO_SERVICE_KEY)(value, settings) : null,
  COOKIE_SECRET: secret(DEMO_COOKIE_SECRET),
  METRICS_TOKEN: secret(''),
  PUBLIC_ORIGIN: (value, settings) => secureUrl(value, settings) ?? ofCompany(value, settings),
  COMPANY_HOSTS: (value, settings) =>
    settings['IDENTITY_AUTHORIZE_URL'] !== undefined && value === undefined
      ? 'must be set in production, because it limits the corporate sign-in to addresses of these hosts'
      : null,
  IDENTITY_ISSUER: given,
  IDENTITY_CLIENT_ID: given,
};

/** Returns the settings that production rejects, with the reasons. */
export function productionRefusals(
  settings: Readonly<Record<string, unknown>>,
): { name: string; message: string }[] {
  return Object.entries(RULES).flatMap(([name, rule]) => {
    const message = rule(settings[name], settings);
    return message === null ? [] : [{ name, message }];
  });
}
