import type { ConsentValues } from '@prendarios/rules/forms/consents';
import type { ConsentInput } from '#generated/graphql.ts';

/** Versions of the texts that the applicant accepts; the bank stores them with the time. */
export const CONSENTS: ConsentInput[] = [
  { kind: 'PERSONAL_DATA', textVersion: '2026-11-2' },
  { kind: 'TERMS', textVersion: '2026-11-2' },
];

export const NO_CONSENTS: ConsentValues = { dataConsent: false, termsConsent: false };

/** Whether to ask for the consents. If the bank does not report consents (null), it already has them. */
export const lacksConsents = (given: readonly Pick<ConsentInput, 'kind'>[] | null): boolean =>
  given !== null && !given.some(({ kind }) => kind === 'PERSONAL_DATA');
