import * as z from 'zod/mini';
import { consentFields, unaskedConsentFields } from './consents.ts';
import { codeField, dniField, emailField, phoneField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { choice, text, requiredCheckbox } from './schema.ts';
import { typedText } from '../typedText.ts';

/** The phone code, and the consents that are still missing. */
export const phoneCodeForm = ({ asksConsents }: { asksConsents: boolean }) =>
  z.object({ code: codeField, ...(asksConsents ? consentFields : unaskedConsentFields) });

/** Corrects a typo in the owner's phone. */
export const correctPhoneForm = z.object({ phone: phoneField });

/** The code sent to a new phone. */
export const changePhoneCodeForm = z.object({ code: codeField });

export const changeEmailForm = z.object({ email: emailField });

export const findProposalForm = z.object({ documentNumber: dniField });

export const paymentAccountForm = z.object({ accountId: choice(z.string(), FORM_MESSAGES.paymentAccount) });

/** The insurance. `coverage`: the displayed one; null until the user opens one other than the offer's. */
export const insuranceForm = z.object({
  coverage: z.nullable(z.string()),
  insuranceId: choice(z.string(), FORM_MESSAGES.insurance),
});

export const identityCheckForm = z.object({ accepted: requiredCheckbox(FORM_MESSAGES.identityCheck) });

/** The signature; new figures must be accepted if the contract differs from the summary. */
export const signatureForm = ({ hasChanges }: { hasChanges: boolean }) =>
  z.object({
    figures: hasChanges ? requiredCheckbox(FORM_MESSAGES.contract.figures) : z.boolean(),
    accepted: requiredCheckbox(FORM_MESSAGES.contract.accepted),
  });

const MAX_REASON = 500;

/** The applicant's reason not to sign for now. */
export const notNowForm = z.object({
  reason: text((reason) => (typedText(reason).length > MAX_REASON ? FORM_MESSAGES.contract.reason : null)),
});

/** A form without fields. */
export const noFields = z.object({});

export type InsuranceValues = z.input<typeof insuranceForm>;
export type PhoneCodeValues = z.input<ReturnType<typeof phoneCodeForm>>;
