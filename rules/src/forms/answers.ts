import * as z from 'zod/mini';
import { consentFields, unaskedConsentFields } from './consents.ts';
import { codeField, dniField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { choice, text, ticked } from './schema.ts';

/** The code of a phone; its holder also accepts what was not accepted before. */
export const phoneCodeForm = ({ asksConsents }: { asksConsents: boolean }) =>
  z.object({ code: codeField, ...(asksConsents ? consentFields : unaskedConsentFields) });

export const findProposalForm = z.object({ documentNumber: dniField });

export const paymentAccountForm = z.object({ accountId: choice(z.string(), FORM_MESSAGES.paymentAccount) });

/** The end of the request: it needs the account that pays. */
export const confirmationForm = z.object({ account: ticked(FORM_MESSAGES.accountMissing) });

export const insuranceForm = z.object({ insuranceId: choice(z.string(), FORM_MESSAGES.insurance) });

export const identityCheckForm = z.object({ accepted: ticked(FORM_MESSAGES.identityCheck) });

/** The signature; the figures are asked for when the contract has others than the summary. */
export const signatureForm = ({ hasChanges }: { hasChanges: boolean }) =>
  z.object({
    figures: hasChanges ? ticked(FORM_MESSAGES.contract.figures) : z.boolean(),
    accepted: ticked(FORM_MESSAGES.contract.accepted),
  });

const MAX_REASON = 500;

/** Why the applicant does not sign for now. */
export const notNowForm = z.object({
  reason: text((reason) => (reason.trim().length > MAX_REASON ? FORM_MESSAGES.contract.reason : null)),
});

/** A page with nothing to answer. */
export const noFields = z.object({});

export type InsuranceValues = z.input<typeof insuranceForm>;
export type PhoneCodeValues = z.input<ReturnType<typeof phoneCodeForm>>;
