import * as z from 'zod/mini';
import { checkContact, normalizeContact } from '../contact.ts';
import { codeField, dniField, genderField, proposalNumberField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { text } from './schema.ts';

/** A revocation request; also the gateway's `RequestRevocationInput`. */
export const revocationForm = z.object({
  documentNumber: dniField,
  gender: genderField(FORM_MESSAGES.gender),
  proposalNumber: z.union([z.literal(''), proposalNumberField(FORM_MESSAGES.proposalNumber)]),
  contact: text(checkContact, normalizeContact),
});

/** The code that confirms a request. */
export const revocationCodeForm = z.object({ code: codeField });

export type RevocationValues = z.input<typeof revocationForm>;
