import * as z from 'zod/mini';
import type { Check } from '../check.ts';
import { checkDni, normalizeDni } from '../dni.ts';
import { checkName, normalizeName } from '../name.ts';
import { addressFields, localityField } from './fields.ts';
import { FORM_MESSAGES } from './messages.ts';
import { askedWhen, choice, fromList, part, text } from './schema.ts';
import { typedText } from '../typedText.ts';

const TEXT = FORM_MESSAGES.additionalData;

export const MARRIED = 'CAS';

/** The code of the relationship 'CONYUGE'. */
const SPOUSE = 'CON';

export const isSpouse = (coOwner: { relationshipCode: string | null } | null) =>
  coOwner?.relationshipCode === SPOUSE;

/** The party whose page this is, whether the loan has a co-owner, and whether the two are spouses. */
export type AdditionalCase = { party: 'owner' | 'coOwner'; hasCoOwner: boolean; areSpouses: boolean };

/** Makes a field optional; the spouse's data is only a note by the applicant. */
const unlessEmpty = (check: (value: string) => Check, normalize: (value: string) => string) =>
  text((value) => (typedText(value) === '' ? null : check(value)), normalize);
const spouse = z.object({
  firstName: unlessEmpty(checkName, normalizeName),
  lastName: unlessEmpty(checkName, normalizeName),
  document: unlessEmpty(checkDni, normalizeDni),
  gender: z.string(),
});
const spouseTakesPart = choice(z.enum(['yes', 'no']), TEXT.spouseTakesPart);

type Civil = { maritalStatusCode: string; spouseTakesPart: 'yes' | 'no' | null };

const isMarried = ({ maritalStatusCode }: Civil) => maritalStatusCode === MARRIED;

/** Asked only if the person is married and the loan has a co-owner who may be somebody else than the spouse. */
export const asksIfSpouseTakesPart = (values: Civil, of: AdditionalCase) =>
  isMarried(values) && of.hasCoOwner && !of.areSpouses;

/** Whether the spouse takes no part in the loan; always true for a spouse if there is no co-owner. */
export const hasNonParticipantSpouse = (values: Civil, of: AdditionalCase) =>
  isMarried(values) && !of.areSpouses && (!of.hasCoOwner || values.spouseTakesPart === 'no');

/** The owner may note the spouse's data, unless the spouse is the co-owner. */
export const asksForSpouse = (values: Civil, of: AdditionalCase) =>
  of.party === 'owner' && hasNonParticipantSpouse(values, of);

/** Address and civil data of a party of the loan. */
export const additionalDataForm = (of: AdditionalCase) =>
  z
    .object({
      /** The co-owner lives with the owner; always false on the owner's page. */
      sameAddress: z.boolean(),
      provinceId: fromList(FORM_MESSAGES.province),
      /** Null if the person's city is not listed. */
      cityId: z.nullable(z.string()),
      locality: localityField,
      ...addressFields,
      maritalStatusCode: fromList(TEXT.maritalStatus),
      spouseTakesPart: z.nullable(z.enum(['yes', 'no'])),
      /** Stays in the browser (EN-02). */
      spouse: part<typeof spouse>(),
      nationalityId: fromList(TEXT.nationality),
      countryOfBirthId: fromList(TEXT.countryOfBirth),
    })
    .check(
      askedWhen('spouseTakesPart', spouseTakesPart, (values: Civil) => asksIfSpouseTakesPart(values, of)),
      askedWhen<Civil & { spouse: unknown }>('spouse', spouse, (values) => asksForSpouse(values, of)),
    );

export type AdditionalValues = z.input<ReturnType<typeof additionalDataForm>>;
export type AdditionalData = z.output<ReturnType<typeof additionalDataForm>>;

export const coOwnerCase = (areSpouses: boolean): AdditionalCase => ({
  party: 'coOwner',
  hasCoOwner: true,
  areSpouses,
});

type Address = Pick<
  AdditionalValues,
  'provinceId' | 'cityId' | 'locality' | 'street' | 'number' | 'floor' | 'apartment' | 'postalCode'
>;

/** The co-owner's data; if they live together, the owner's address replaces the one in the fields. */
export const coOwnerAdditionalDataForm = (ownersAddress: Address | null, of: AdditionalCase) =>
  z.pipe(
    z.transform((values: AdditionalValues) =>
      values.sameAddress ? { ...values, ...ownersAddress } : values,
    ),
    additionalDataForm(of),
  );
