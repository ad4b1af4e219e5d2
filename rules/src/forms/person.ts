import * as z from 'zod/mini';
import { parseExactAmount } from '../amount.ts';
import { checkBirthDate, type DateParts } from '../birthDate.ts';
import { checkPartyCuil, normalizeCuil } from '../cuil.ts';
import { normalizeDni } from '../dni.ts';
import { mailboxOf } from '../email.ts';
import { CO_OWNER_MESSAGES } from '../messages.ts';
import { type CellPhone, joinPhone, normalizePhone } from '../phone.ts';
import { consentFields, unaskedConsentFields } from './consents.ts';
import { dniField, emailField, genderField, nameField, phoneField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { crossFieldRule, fromList, rule } from './schema.ts';
import { typedText } from '../typedText.ts';

const TEXT = FORM_MESSAGES.person;

type PersonCase = {
  /** YYYY-MM-DD in Argentina. */
  today: string;
  /** For the co-owner's form: the owner, to whom the relationship refers; null for the owner's form. */
  owner: (Contact & { documentNumber: string }) | null;
};

type Contact = { email: string; phone: CellPhone };

const dateParts = z.object({ day: z.string(), month: z.string(), year: z.string() });

/** Whole pesos as typed; sent as digits, or empty if not provided. */
const incomeField = z.string().check(
  rule((income) => (typedText(income) === '' || parseExactAmount(income) !== null ? null : TEXT.income)),
  z.overwrite((income) => String(parseExactAmount(income) ?? '')),
);

const personFields = ({ today, owner }: PersonCase) => ({
  relationshipCode: owner ? fromList(TEXT.relationship) : z.string(),
  firstName: nameField,
  lastName: nameField,
  documentKind: z.enum(['DNI', 'FOREIGN_DNI']),
  documentNumber: dniField,
  gender: genderField(TEXT.gender),
  birthDate: dateParts.check(rule((parts: DateParts) => checkBirthDate(parts, today)?.message ?? null)),
  cuil: z.string().check(z.overwrite(normalizeCuil)),
  email: emailField,
  phone: phoneField,
  providerCode: z.string(),
  occupationId: fromList(TEXT.occupation),
  workActivityCode: z.string(),
  vatStatusCode: fromList(TEXT.vatStatus),
  turnoverTaxCategoryCode: z.string(),
  monthlyIncome: incomeField,
});

/** A foreign DNI is not part of the CUIL (docs/domain.md#cuil-and-cuit). */
const cuilOfDocument = crossFieldRule<{ cuil: string; documentNumber: string; documentKind: string }>(
  'cuil',
  ({ cuil, documentNumber, documentKind }) =>
    checkPartyCuil(cuil, { document: documentNumber, isForeign: documentKind === 'FOREIGN_DNI' }),
);

const phoneDigits = ({ phone }: Contact) => normalizePhone(joinPhone(phone));

/** The bank requires the co-owner to have a different phone and e-mail. */
const ownContact = (owner: Contact | null) => [
  crossFieldRule<Contact>('phone', (person) =>
    owner && phoneDigits(person) === phoneDigits(owner) ? CO_OWNER_MESSAGES.phone : null,
  ),
  crossFieldRule<Contact>('email', ({ email }) =>
    owner && mailboxOf(email) === mailboxOf(owner.email) ? CO_OWNER_MESSAGES.email : null,
  ),
];

const anotherPerson = (owner: PersonCase['owner']) =>
  crossFieldRule<{ documentNumber: string }>('documentNumber', ({ documentNumber }) =>
    owner && normalizeDni(documentNumber) === normalizeDni(owner.documentNumber)
      ? CO_OWNER_MESSAGES.document
      : null,
  );

/** The co-owner's data, and the owner's part of `personalDataForm`. */
export const personForm = (of: PersonCase) =>
  z.object(personFields(of)).check(cuilOfDocument, anotherPerson(of.owner), ...ownContact(of.owner));

/** Corrects typos in the co-owner's phone and e-mail. */
export const coOwnerContactForm = (owner: Contact) =>
  z.object({ email: emailField, phone: phoneField }).check(...ownContact(owner));

/** The owner's data, whether there is a co-owner, and the consents if the owner fills in the form. */
export const personalDataForm = ({ today, asksConsents }: { today: string; asksConsents: boolean }) =>
  z
    .object({
      ...personFields({ today, owner: null }),
      withOther: z.enum(['ALONE', 'TOGETHER']),
      ...(asksConsents ? consentFields : unaskedConsentFields),
    })
    .check(cuilOfDocument);

export type PersonValues = z.input<ReturnType<typeof personForm>>;
export type Person = z.output<ReturnType<typeof personForm>>;
export type PersonalDataValues = z.input<ReturnType<typeof personalDataForm>>;
