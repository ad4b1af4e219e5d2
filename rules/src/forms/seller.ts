import * as z from 'zod/mini';
import { normalizeDni } from '../dni.ts';
import {
  businessNameField,
  companyCuitField,
  dniField,
  emailField,
  genderField,
  nameField,
  personCuilField,
  phoneField,
} from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { across, askedWhen, choice, part } from './schema.ts';

const TEXT = FORM_MESSAGES.seller;

/** A seller who is a person; also the gateway's `SaveSellerInput.person`. */
export const sellerPerson = z.object({
  firstName: nameField,
  lastName: nameField,
  documentNumber: dniField,
  gender: genderField(FORM_MESSAGES.gender),
  cuil: personCuilField,
  email: emailField,
  phone: phoneField,
});

/** A seller that is a company; also the gateway's `SaveSellerInput.company`. */
export const sellerCompany = z.object({
  businessName: businessNameField,
  cuit: companyCuitField(TEXT.cuit),
  email: emailField,
  phone: phoneField,
});

export const sellerKind = z.enum(['person', 'company']);
type Kind = { kind: z.output<typeof sellerKind> | null };

/** The seller's data, entered by the owner: only the chosen kind is validated; values of the other kind are kept. */
export const sellerForm = (ownerDocument: string) => {
  const person = sellerPerson.check(
    across<{ documentNumber: string }>('documentNumber', ({ documentNumber }) =>
      normalizeDni(documentNumber) === normalizeDni(ownerDocument) ? TEXT.samePerson : null,
    ),
  );
  return z
    .object({
      kind: choice(sellerKind, TEXT.kind),
      person: part<typeof sellerPerson>(),
      company: part<typeof sellerCompany>(),
    })
    .check(
      askedWhen<Kind & { person: unknown }>('person', person, ({ kind }) => kind === 'person'),
      askedWhen<Kind & { company: unknown }>('company', sellerCompany, ({ kind }) => kind === 'company'),
    );
};

export type SellerValues = z.input<ReturnType<typeof sellerForm>>;
export type Seller = z.output<ReturnType<typeof sellerForm>>;
