import * as z from 'zod/mini';
import { checkContact, normalizeContact } from '../contact.ts';
import { dniField, genderField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { choice, text } from './schema.ts';

/** A request about one's personal data; also the gateway's `RequestPersonalDataInput`. */
export const dataRequestForm = z.object({
  kind: choice(z.enum(['COPY', 'ERASURE']), 'Elegí qué querés pedir.'),
  documentNumber: dniField,
  gender: genderField(FORM_MESSAGES.gender),
  contact: text(checkContact, normalizeContact),
});

export type DataRequestValues = z.input<typeof dataRequestForm>;
