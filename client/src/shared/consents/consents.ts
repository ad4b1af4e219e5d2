import type { ConsentInput } from '../../generated/graphql.ts';
import type { FieldMessages } from '../forms/userErrors.ts';
import { CONSENT_TEXTS } from './texts.ts';

/** Versions of the texts that the consents are given to; stored by the bank with the time. */
export const CONSENTS: ConsentInput[] = [
  { kind: 'PERSONAL_DATA', textVersion: '2026-11' },
  { kind: 'TERMS', textVersion: '2026-11' },
];

export const CONSENT_NAMES = ['dataConsent', 'termsConsent'] as const;
export type ConsentName = (typeof CONSENT_NAMES)[number];
export type ConsentValues = Record<ConsentName, boolean>;
export const NO_CONSENTS: ConsentValues = { dataConsent: false, termsConsent: false };

export function validateConsents(values: ConsentValues): FieldMessages {
  const missing = CONSENT_NAMES.filter((name) => !values[name]);
  return Object.fromEntries(missing.map((name) => [name, CONSENT_TEXTS.required]));
}

/** Whether the applicant is still to be asked; a bank that does not say which texts were accepted is taken to hold them. */
export const lacksConsents = (given: readonly Pick<ConsentInput, 'kind'>[] | null): boolean =>
  given !== null && !given.some(({ kind }) => kind === 'PERSONAL_DATA');
