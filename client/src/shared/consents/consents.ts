import type { ConsentValues } from '@prendarios/rules/forms/consents';
import type { ConsentInput } from '../../generated/graphql.ts';

/** Versions of the texts that the consents are given to; stored by the bank with the time. */
export const CONSENTS: ConsentInput[] = [
  { kind: 'PERSONAL_DATA', textVersion: '2026-11' },
  { kind: 'TERMS', textVersion: '2026-11' },
];

export const NO_CONSENTS: ConsentValues = { dataConsent: false, termsConsent: false };

/** Whether the applicant is still to be asked; a bank that does not say which texts were accepted is taken to hold them. */
export const lacksConsents = (given: readonly Pick<ConsentInput, 'kind'>[] | null): boolean =>
  given !== null && !given.some(({ kind }) => kind === 'PERSONAL_DATA');
