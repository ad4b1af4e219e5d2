import * as z from 'zod/mini';
import { checkEmail, normalizeEmail } from '../email.ts';
import { checkSellers, type Party } from '../sameParty.ts';
import { checkCellPhone, joinPhone, normalizeCellPhone, type CellPhone } from '../phone.ts';
import {
  businessNameField,
  companyCuitField,
  dniField,
  emailField,
  genderField,
  nameField,
  personCuilField,
  phoneField,
  phoneParts,
} from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { crossFieldRule, askedWhen, choice, part, rule, text } from './schema.ts';
import { typedText } from '../typedText.ts';

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
const isBlankPhone = (phone: CellPhone) => joinPhone(phone) === '';

/** Optional e-mail and phone. */
export const contactFields = {
  email: text((email) => (typedText(email) === '' ? null : checkEmail(email)), normalizeEmail),
  phone: phoneParts.check(
    rule((phone: CellPhone) => (isBlankPhone(phone) ? null : checkCellPhone(phone))),
    z.overwrite((phone) => (isBlankPhone(phone) ? { areaCode: '', number: '' } : normalizeCellPhone(phone))),
  ),
};

/** Contact for the seller's link. */
export const sellerContact = z
  .object(contactFields)
  .check(
    crossFieldRule<{ email: string; phone: CellPhone }>('phone', ({ email, phone }) =>
      email === '' && isBlankPhone(phone) ? TEXT.contact : null,
    ),
  );

/** Source of the seller's data: the bank for a dealer, the seller through a link, or the applicant. */
const sellerWay = z.enum(['dealer', 'link', 'self']);
type Way = z.output<typeof sellerWay>;
type Kind = { way: Way | null; kind: z.output<typeof sellerKind> | null };

type Contact = { email: string; phone: CellPhone };

/** Validates only the chosen way and kind; keeps the other values. `borrowers`: people who cannot be the seller. */
export const sellerForm = (borrowers: readonly Party[]) => {
  const ownContact = () => [
    crossFieldRule<Contact>('email', (seller) => checkSellers('email', seller, borrowers)),
    crossFieldRule<Contact>('phone', (seller) => checkSellers('phone', seller, borrowers)),
  ];
  const person = sellerPerson.check(
    crossFieldRule<{ documentNumber: string }>('documentNumber', ({ documentNumber }) =>
      checkSellers('document', { document: documentNumber }, borrowers),
    ),
    ...ownContact(),
  );
  const company = sellerCompany.check(...ownContact());
  const invited = sellerContact.check(...ownContact());
  return z
    .object({
      way: choice(sellerWay, TEXT.how),
      /** The dealer that started the application or whose CUIT was typed. */
      dealer: z.nullable(z.object({ code: z.string(), name: z.string() })),
      contact: part<typeof sellerContact>(),
      kind: z.nullable(sellerKind),
      person: part<typeof sellerPerson>(),
      company: part<typeof sellerCompany>(),
    })
    .check(
      askedWhen<Kind & { contact: unknown }>('contact', invited, ({ way }) => way === 'link'),
      crossFieldRule<Kind>('kind', ({ way, kind }) => (way === 'self' && kind === null ? TEXT.kind : null)),
      askedWhen<Kind & { person: unknown }>(
        'person',
        person,
        ({ way, kind }) => way === 'self' && kind === 'person',
      ),
      askedWhen<Kind & { company: unknown }>(
        'company',
        company,
        ({ way, kind }) => way === 'self' && kind === 'company',
      ),
    );
};

export type SellerValues = z.input<ReturnType<typeof sellerForm>>;
export type Seller = z.output<ReturnType<typeof sellerForm>>;
