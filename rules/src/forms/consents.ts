import * as z from 'zod/mini';
import { FORM_MESSAGES } from './messages.ts';
import { requiredCheckbox } from './schema.ts';

const TEXT = FORM_MESSAGES.consents;

/** The consents that only the applicant can give. */
export const consentFields = {
  dataConsent: requiredCheckbox(TEXT.data),
  termsConsent: requiredCheckbox(TEXT.terms),
};
export const consentsForm = z.object(consentFields);
/** The same fields if somebody else fills in the form: the applicant is asked later. */
export const unaskedConsentFields = { dataConsent: z.boolean(), termsConsent: z.boolean() };

export type ConsentName = keyof typeof consentFields;
export type ConsentValues = Record<ConsentName, boolean>;
